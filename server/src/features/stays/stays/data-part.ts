import type { DataListName, HeldThing } from '@approdo/shared/contract/operations/personal-data';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { emailKey } from '@approdo/shared/domain/base/email';
import type { RetainedWord } from '@approdo/shared/words/operations/retained-words';
import type { Reader, Trx } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { findAccountByEmail, getAccount, provedEmailOf, type UsersTable } from '../../base/people/index.ts';
import type { GuestStay } from './bookings.table.ts';
import { listStaysOfAddress } from './stays-of-address.records.ts';

/** The person whose data are requested: an address, its account, and the stays of both. */
export type DataSubject = {
  /** The normalised address; undefined if an account has not verified one: then nothing is found by address. */
  readonly email: string | undefined;
  readonly account: UsersTable | undefined;
  readonly stays: readonly GuestStay[];
};

/** A subject to erase, with what was created before the instant `at`; later things stay. */
type Erasure = DataSubject & { readonly at: string };

/** What is retained of an erased person, why, and until which day. */
export type RetainedData = { readonly what: RetainedWord; readonly why: RetainedWord; readonly until: LocalDate };

/** Who reads the data: an administrator of the property, or the subject. */
export type DataAudience = 'HOUSE' | 'SUBJECT';

/** Who reads the stored data, and when. */
type DataReading = { readonly caller: Caller; readonly now: Date };

/** The personal data that one slice stores, to be listed and erased with all the rest. */
export type DataPart = {
  /** The name of its list among the stored data; the account is a single record. */
  readonly name: DataListName | 'account';
  readonly list: (reader: Reader, subject: DataSubject, audience: DataAudience) => Promise<readonly HeldThing[]>;
  /** Audits that somebody read it; left out if reading this part needs no audit. */
  readonly noteRead?: (trx: Trx, subject: DataSubject, reading: DataReading) => Promise<void>;
  /** The addresses with any data here; left out if another part lists them all. */
  readonly listAddresses?: (reader: Reader) => Promise<readonly string[]>;
  /** Erases the data and returns how many things were deleted; left out if all of it stays. */
  readonly erase?: (trx: Trx, erasing: Erasure) => Promise<number>;
  readonly findRetained?: (reader: Reader, subject: DataSubject) => Promise<readonly RetainedData[]>;
};

/** The subject of an address, for callers who may request anybody's data. */
export async function findDataSubject(reader: Reader, email: string): Promise<DataSubject> {
  const key = emailKey(email);
  const account = await findAccountByEmail(reader, key);
  return { email: key, account, stays: await listStaysOfAddress(reader, key, account?.id) };
}

/** The subject of an account; its address counts only if verified, since anyone may register another's address. */
export async function getOwnDataSubject(reader: Reader, userId: string) {
  const account = await getAccount(reader, userId);
  const proved = provedEmailOf(account);
  const email = proved === undefined ? undefined : emailKey(proved);
  return { email, account, stays: await listStaysOfAddress(reader, email, userId) } satisfies DataSubject;
}
