import type { DataListName, HeldThing } from '@approdo/shared/contract/operations/personal-data';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { emailKey } from '@approdo/shared/domain/base/email';
import type { KeptWord } from '@approdo/shared/words/operations/kept-words';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { findAccountByEmail, getAccount, provedEmailOf, type UsersTable } from '../../base/people/index.ts';
import type { GuestStay } from './bookings.table.ts';
import { listStaysOfAddress } from './stays-of-address.records.ts';

/** Whose data are asked for: an address, the account that has it, and the stays of either. */
export type DataSubject = {
  /** As addresses are compared; undefined where an account has proved none: then nothing is found by an address. */
  readonly email: string | undefined;
  readonly account: UsersTable | undefined;
  readonly stays: readonly GuestStay[];
};

/** A subject who is erased: what was created after `at`, an instant, stays. Of account and stays it has those from before alone. */
type Erasing = DataSubject & { readonly at: string };

/** What is kept of an erased person, why, and until which day. */
export type KeptData = { readonly what: KeptWord; readonly why: KeptWord; readonly until: LocalDate };

/** Who is told: an administrator of the house, or the subject herself. */
export type DataAudience = 'HOUSE' | 'SUBJECT';

/** Who reads what is held, and when. */
type DataReading = { readonly caller: Caller; readonly now: Date };

/** The personal data that one slice holds, to be listed and erased with all the rest. */
export type DataPart = {
  /** Where it stands among what is held; of the account there is one at most. */
  readonly name: DataListName | 'account';
  readonly list: (reader: Reader, subject: DataSubject, toldTo: DataAudience) => Promise<readonly HeldThing[]>;
  /** Writes into the audit that somebody read it; left out where telling it is no reading of its own. */
  readonly noteRead?: (trx: Trx, subject: DataSubject, reading: DataReading) => Promise<void>;
  /** Of whom anything is held here; left out where another part tells of all of them. */
  readonly listAddresses?: (reader: Reader) => Promise<readonly string[]>;
  /** How many things went; left out where all of it stays. */
  readonly erase?: (trx: Trx, erasing: Erasing) => Promise<number>;
  readonly keep?: (reader: Reader, subject: DataSubject) => Promise<readonly KeptData[]>;
};

/** The subject of an address, for callers who may ask for anybody's. */
export async function findDataSubject(reader: Reader, email: string): Promise<DataSubject> {
  const key = emailKey(email);
  const account = await findAccountByEmail(reader, key);
  return { email: key, account, stays: await listStaysOfAddress(reader, key, account?.id) };
}

/** The subject of an account, with its address only where it has proved that: anybody may open an account with another's address. */
export async function getOwnDataSubject(reader: Reader, userId: string) {
  const account = await getAccount(reader, userId);
  const proved = provedEmailOf(account);
  const email = proved === undefined ? undefined : emailKey(proved);
  return { email, account, stays: await listStaysOfAddress(reader, email, userId) } satisfies DataSubject;
}
