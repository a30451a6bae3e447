import { isDeepStrictEqual } from 'node:util';
import type { MadeContract } from '@approdo/shared/contract/money/contracts';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { type Trx, transact } from '../../db/transaction.ts';
import type { Caller } from '../../http/calls/handler.ts';
import { busy, conflict, notFound } from '../../http/problems.ts';
import { drawDocument, getDocumentHash, keepDocument } from '../documents/index.ts';
import { readMoneyOfStay } from '../payments/index.ts';
import { getBooking, isOwn } from '../stays/index.ts';
import { draftContract } from './contract-draft.ts';
import { contractPaper } from './contract-paper.ts';
import { isCurrent, termsOf } from './contract-terms.ts';
import {
  findAcceptance,
  findContract,
  insertAcceptance,
  insertContract,
  listContracts,
} from './contracts.repository.ts';
import type { StoredContract } from './contracts.table.ts';
import { findRegistrationWarning } from './find-registration-warning.ts';

type Needs = { readonly database: Database; readonly clock: Clock };

/** From where somebody accepts, and what she read. */
type Accepting = {
  readonly caller: Caller;
  readonly address: string;
  readonly browser: string;
  readonly sha256: string;
};

/** So often the stay, or its template, may change while its contract is drawn. */
const MOST_TRIES = 5;

const MOST_OF_A_BROWSER = 300;

export type Contracts = ReturnType<typeof createContracts>;

/** Contracts of stays: made by the owner, read and accepted by the guest. */
export function createContracts({ database, clock }: Needs) {
  return {
    /** Drawn before its transaction, which others would wait for; anew where what it says has changed meanwhile. */
    async make(bookingId: string, caller: Caller): Promise<MadeContract> {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const draft = await draftContract(database, bookingId, clock.today());
        const { wording, language, terms, edition } = draft;
        const drawn = await drawDocument(contractPaper(wording, { language, createdAt: clock.now().toISOString() }));
        const isKept = await transact(database, async (trx) => {
          if (!isDeepStrictEqual(await draftContract(trx, bookingId, clock.today()), draft)) return false;
          await keepDocument(trx, drawn, { bookingId, kind: 'CONTRACT' });
          await insertContract(trx, { id: drawn.id, bookingId, edition, terms, writtenBy: caller.name });
          return true;
        });
        if (!isKept) continue;
        const { id, sha256, createdAt } = drawn;
        const warning = await warnOf(bookingId);
        return { id, documentId: id, sha256, createdAt, ...(warning !== undefined && { warning }) };
      }
      throw busy();
    },

    /** Once; again, it stays as it was. Throws 404 where it is another's, 409 where it is not what holds, or not what she read. */
    async accept(id: string, { caller, address, browser, sha256 }: Accepting): Promise<MadeContract> {
      return await transact(database, async (trx) => {
        const contract = await findContract(trx, id);
        if (!contract || !isOwn(await getBooking(trx, contract.bookingId), caller)) throw notFound();
        const document = await getDocumentHash(trx, id);
        const known = await findAcceptance(trx, id);
        const isSame = document.sha256 === sha256.toLowerCase() && (await holds(trx, contract));
        if (!isSame) throw conflict(say('contractChanged'));
        const acceptedAt = known?.acceptedAt ?? clock.now().toISOString();
        if (!known) {
          await insertAcceptance(trx, {
            contractId: id,
            sha256: document.sha256,
            acceptedAt,
            userId: caller.userId,
            account: caller.email,
            address,
            browser: browser.slice(0, MOST_OF_A_BROWSER),
          });
        }
        return { id, documentId: id, ...document, acceptedAt };
      });
    },
  };

  async function warnOf(bookingId: string): Promise<string | undefined> {
    const stay = await getBooking(database, bookingId);
    return stay.isBlocked ? undefined : await findRegistrationWarning(database, stay);
  }
}

/** Whether it is the last of its stay, which is still to be, as it says. */
async function holds(trx: Trx, contract: StoredContract): Promise<boolean> {
  const stay = await getBooking(trx, contract.bookingId);
  if (stay.isBlocked || stay.status !== 'CONFIRMED') return false;
  const { price } = await readMoneyOfStay(trx, stay.id);
  return isCurrent(contract, { editions: await listContracts(trx, stay.id), terms: termsOf(stay, price) });
}
