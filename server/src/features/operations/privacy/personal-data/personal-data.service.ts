import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import {
  DATA_LISTS,
  type DataListName,
  type Erasure,
  type HeldThing,
  type PersonalData,
} from '@approdo/shared/contract/operations/personal-data';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { emailKey, isSameAddress } from '@approdo/shared/domain/base/email';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { RETAINED_WORDS } from '@approdo/shared/words/operations/retained-words';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../../db/transaction.ts';
import { hasTwoProofs } from '../../../../http/calls/fresh-proof.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { conflict, invalidFields, notFound } from '../../../../http/problems.ts';
import { fileOfBytes } from '../../../../http/responses/send-download.ts';
import { type Actor, writeAudit } from '../../../base/audit/index.ts';
import { isLastAdministrator } from '../../../base/people/index.ts';
import type { KeysAtHand } from '../../../law/register/index.ts';
import {
  type DataAudience,
  type DataPart,
  type DataSubject,
  findDataSubject,
  getOwnDataSubject,
  type RetainedData,
} from '../../../stays/stays/index.ts';
import { createDataParts } from './data-parts.ts';
import { auditErasure, type EraseAlong, eraseAgain, erasePerson } from './erase-person.ts';
import type { ErasedAddresses } from './erased-addresses.ts';

const NOTHING = say('nothingHeld');

type DataNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly erased: ErasedAddresses;
  /** The keys that guests in the register are decrypted with. */
  readonly registerKeys: KeysAtHand;
  readonly eraseAlong: EraseAlong;
  /** Deletes the picture of an erased account. */
  readonly removeAvatar: (address: string | null) => Promise<void>;
};

type ErasureRequest = { readonly email: string; readonly by: Actor; readonly language: Language };

/** Whose data it is, and the address it is listed under; that of an account may not be proved. */
type DataOwner = { readonly email: string; readonly find: (reader: Reader) => Promise<DataSubject> };

type ErasureContext = { readonly owner: DataOwner; readonly by: Actor; readonly language: Language };

export type PersonalDataService = ReturnType<typeof createPersonalData>;

/**
 * Exports and erases a person's data by her address, and audits each time. An account whose address is not proved only
 * gets what belongs to the account itself.
 */
export function createPersonalData({ database, clock, erased, eraseAlong, registerKeys, removeAvatar }: DataNeeds) {
  const parts = createDataParts(registerKeys);
  const scope = { parts, eraseAlong };

  /** Throws 404 if nothing is held. */
  async function exportData({ email, find }: DataOwner, by: Caller, read: ReadHeldData): Promise<PersonalData> {
    return await transact(database, async (trx) => {
      const subject = await find(trx);
      const held = await read(trx, subject);
      if (isNothing(held)) throw notFound(NOTHING);
      const objectId = (await hashOf(subject)).slice(0, 16);
      const line = { action: 'DATA_EXPORTED', object: 'ADDRESS', objectId } as const;
      const summary = isOwn(subject, by) ? 'I propri dati' : 'I dati di un indirizzo';
      await writeAudit(trx, { ...line, at: clock.now(), by, summary });
      return { email: emailKey(email), madeAt: clock.now().toISOString(), ...held };
    });
  }

  async function eraseIn(trx: Trx, { owner, by, language }: ErasureContext, at: Date) {
    const subject = await owner.find(trx);
    if (isNothing(await listHeld(trx, subject, { parts, audience: 'HOUSE' }))) throw notFound(NOTHING);
    await refuseErasure(trx, subject, clock.today());
    const retained = await listRetained(trx, subject, parts);
    const counts = await erasePerson(trx, subject, { ...scope, at: at.toISOString() });
    await auditErasure(trx, counts, { at, by, hash: await hashOf(subject) });
    const answer: Erasure = {
      erased: Object.fromEntries(counts),
      kept: retained.map((each) => describeRetained(each, language)),
    };
    return { answer, subject };
  }

  async function erase(request: ErasureContext): Promise<Erasure> {
    const at = clock.now();
    let undoErasure: (() => Promise<void>) | undefined;
    try {
      const { answer, subject } = await transact(database, async (trx) => {
        const outcome = await eraseIn(trx, request, at);
        // Before the commit, so that a restore knows of the erasure at any moment.
        undoErasure = await erased.add(namesOf(outcome.subject), at);
        return outcome;
      });
      await removeAvatar(subject.account?.avatar ?? null);
      return answer;
    } catch (error) {
      await undoErasure?.();
      throw error;
    }
  }

  /** The hash that the audit has in place of a name. */
  async function hashOf(subject: DataSubject): Promise<string> {
    const [name = ''] = namesOf(subject);
    return await erased.hashOf(name);
  }

  return {
    /** Without two fresh proofs, the caller only learns whether there is anything in the register. */
    exportData: (email: string, caller: Caller): Promise<PersonalData> =>
      exportData(ofAddress(email), caller, async (trx, subject) => {
        const held = await listHeld(trx, subject, { parts, audience: 'HOUSE' });
        if (!hasTwoProofs(caller)) return held.register.length > 0 ? { ...held, register: REGISTER_LOCKED } : held;
        for (const { noteRead } of parts) await noteRead?.(trx, subject, { caller, now: clock.now() });
        return held;
      }),

    async exportOwn(caller: Caller): Promise<SentFile> {
      const data = await exportData(ofAccount(caller), caller, (trx, subject) =>
        listHeld(trx, subject, { parts, audience: 'SUBJECT' }),
      );
      return fileOfBytes(`dati-${clock.today()}.json`, Buffer.from(JSON.stringify(data, null, 2)));
    },

    /** Throws 404 if nothing is held, 409 if a stay is still ahead or no administrator would be left. */
    erase: ({ email, ...request }: ErasureRequest): Promise<Erasure> => erase({ ...request, owner: ofAddress(email) }),

    /** Throws as `erase`, and 400 if the address is not the caller's. */
    async eraseOwn(caller: Caller, email: string, language: Language): Promise<Erasure> {
      if (!isSameAddress(email, caller.account.email)) throw invalidFields({ email: say('notOwnEmail') });
      return await erase({ owner: ofAccount(caller), by: caller, language });
    },

    /** Erases again what an older copy of the data brought back of erased people. */
    eraseAgain: (): Promise<void> =>
      transact(database, (trx) => eraseAgain(trx, { ...scope, erased, now: clock.now() })),
  };
}

function ofAddress(email: string): DataOwner {
  return { email, find: (reader) => findDataSubject(reader, email) };
}

function ofAccount({ userId, account }: Caller): DataOwner {
  return { email: account.email, find: (reader) => getOwnDataSubject(reader, userId) };
}

/** The names by which a restore finds an erased person: her address, if proved, and her account's id. */
function namesOf({ email, account }: DataSubject): string[] {
  return [email, account?.id].filter((name) => name !== undefined);
}

type HeldData = Omit<PersonalData, 'email' | 'madeAt'>;

/** All data, including the register's guests. */
type AllHeldData = Omit<HeldData, 'register'> & { readonly register: HeldThing[] };

type ReadHeldData = (trx: Trx, subject: DataSubject) => Promise<HeldData>;

const REGISTER_LOCKED = { unreadable: 'SECOND_PROOF_MISSING' } as const;

type Parts = readonly DataPart[];

type Listing = { readonly parts: Parts; readonly audience: DataAudience };

async function listHeld(reader: Reader, subject: DataSubject, { parts, audience }: Listing): Promise<AllHeldData> {
  const lists = new Map<string, HeldThing[]>();
  for (const { name, list } of parts) lists.set(name, [...(await list(reader, subject, audience))]);
  const listed = Object.fromEntries(DATA_LISTS.map((name) => [name, lists.get(name) ?? []]));
  return { account: lists.get('account')?.[0] ?? null, ...(listed as Omit<AllHeldData, 'account'>) };
}

function isNothing(held: HeldData): boolean {
  return held.account === null && DATA_LISTS.every((name) => isEmpty(held[name]));
}

function isEmpty(list: HeldData[DataListName]): boolean {
  return Array.isArray(list) && list.length === 0;
}

async function listRetained(reader: Reader, subject: DataSubject, parts: Parts): Promise<RetainedData[]> {
  const retained: RetainedData[] = [];
  for (const { findRetained } of parts) retained.push(...((await findRetained?.(reader, subject)) ?? []));
  return retained;
}

function describeRetained({ what, why, until }: RetainedData, language: Language): Erasure['kept'][number] {
  return { what: RETAINED_WORDS[language][what], why: RETAINED_WORDS[language][why], until };
}

function isOwn({ account }: DataSubject, by: Actor): boolean {
  return account !== undefined && account.id === by?.userId;
}

async function refuseErasure(trx: Trx, { account, stays }: DataSubject, today: LocalDate): Promise<void> {
  if (stays.some(({ status, endDate }) => status === 'CONFIRMED' && endDate >= today)) {
    throw conflict(say('stayStillAhead'));
  }
  if (account && (await isLastAdministrator(trx, account.id))) throw conflict(say('lastAdministrator'));
}
