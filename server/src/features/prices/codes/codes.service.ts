import type { DiscountCode, DiscountCodeSent } from '@approdo/shared/contract/prices/discount-codes';
import { codeKeyOf, findTermsFaults, generateDiscountCode } from '@approdo/shared/domain/prices/discount-code';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import { drawNumber, makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/faults.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit, blankToNull } from '../../../http/calls/apply-edit.ts';
import { type Precondition, type Versioned, withVersion } from '../../../http/calls/precondition.ts';
import { conflict, invalidFields, refuseFaults, requireFound } from '../../../http/problems.ts';
import { type Actor, writeAudit } from '../../base/audit/index.ts';
import { findConfirmedEmail, findHolderOfEmail } from '../../base/people/index.ts';
import { countCodes, countUses, deleteCode, findCode, insertCode, listCodes, updateCode } from './codes.repository.ts';
import { isCodeOn, type StoredCode } from './codes.table.ts';

type CodeEdit = DiscountCodeSent & { readonly isOn?: boolean | undefined };

/** Who makes the change, and the version it is based on. */
type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

const MAX_CODES = 200;

const MISSING = say('discountCodeUnknown');
const NO_ACCOUNT = say('noAccountOfAddress');

export type DiscountCodes = ReturnType<typeof createDiscountCodes>;

/** Discount codes, as the owner manages them. */
export function createDiscountCodes({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  async function view(
    reader: Reader,
    code: StoredCode,
    uses?: Awaited<ReturnType<typeof countUses>>,
  ): Promise<DiscountCode & Versioned> {
    return viewCode(code, {
      used: (uses ?? (await countUses(reader, code.id))).get(code.id) ?? 0,
      forEmail: code.userId === null ? null : ((await findConfirmedEmail(reader, code.userId)) ?? null),
    });
  }

  async function note(trx: Trx, by: Actor, { id }: Pick<StoredCode, 'id'>, summary: string): Promise<void> {
    const line = { action: 'PRICE_CHANGED', object: 'PRICES', objectId: id } as const;
    await writeAudit(trx, { ...line, at: clock.now(), by, summary });
  }

  return {
    async list(): Promise<DiscountCode[]> {
      const [codes, uses] = await Promise.all([listCodes(database), countUses(database)]);
      return await Promise.all(codes.map((code) => view(database, code, uses)));
    },

    async create(caller: Actor, input: DiscountCodeSent): Promise<DiscountCode> {
      const code = applyTerms(startCode(clock.now()), input);
      refuseFaults(findTermsFaults(code));
      return await transact(database, async (trx) => {
        if ((await countCodes(trx)) >= MAX_CODES) {
          throw conflict(say('tooManyDiscountCodes', { max: MAX_CODES }));
        }
        const made = { ...code, ...(await readHolder(trx, input.forEmail)) };
        await refuseDuplicate(insertCode(trx, made));
        await note(trx, caller, made, 'Codice di sconto creato');
        return await view(trx, made);
      });
    },

    /** Throws 412 if the code changed since the owner read it; a use of the code is no change. */
    async update(
      id: string,
      { isOn, ...edit }: CodeEdit,
      { caller, precondition }: WriteContext,
    ): Promise<DiscountCode> {
      return await transact(database, async (trx) => {
        const before = requireFound(await findCode(trx, id), MISSING);
        precondition(await view(trx, before));
        const after = {
          ...applyTerms(before, edit),
          ...(isOn !== undefined && { isOn }),
          ...(await readHolder(trx, edit.forEmail)),
        };
        refuseFaults(findTermsFaults(after));
        if (isOn && !isCodeOn(after)) throw invalidFields({ forEmail: NO_ACCOUNT });
        await refuseDuplicate(updateCode(trx, after));
        await note(trx, caller, after, 'Codice di sconto modificato');
        return await view(trx, after);
      });
    },

    async remove(id: string, { caller, precondition }: WriteContext): Promise<void> {
      await transact(database, async (trx) => {
        const code = await view(trx, requireFound(await findCode(trx, id), MISSING));
        precondition(code);
        if (code.used > 0) throw conflict(say('discountCodeUsed'));
        await deleteCode(trx, id);
        await note(trx, caller, code, 'Codice di sconto eliminato');
      });
    },
  };
}

/** A new code with default terms. */
function startCode(now: Date): StoredCode {
  const code = generateDiscountCode(drawNumber);
  return {
    id: makeId(),
    code,
    codeKey: codeKeyOf(code),
    percent: null,
    amount: null,
    bookFrom: null,
    bookTo: null,
    stayFrom: null,
    stayTo: null,
    minNights: 1,
    uses: null,
    isForAccount: false,
    userId: null,
    note: null,
    isOn: true,
    createdAt: now.toISOString(),
  };
}

/** A code has a percentage or an amount: an edit that names one replaces both. */
function applyTerms(before: StoredCode, { percent, amount, note, code, ...edit }: DiscountCodeSent): StoredCode {
  const namesWorth = percent !== undefined || amount !== undefined;
  const worth = namesWorth ? { percent: percent ?? null, amount: amount ?? null } : {};
  const name = code === undefined ? {} : { code, codeKey: codeKeyOf(code) };
  return applyEdit(before, { ...edit, ...worth, ...name, note: blankToNull(note) });
}

/** The account a code is made out to; empty if the edit leaves it out. */
async function readHolder(
  trx: Trx,
  forEmail: string | null | undefined,
): Promise<Partial<Pick<StoredCode, 'isForAccount' | 'userId'>>> {
  if (forEmail === undefined) return {};
  if (forEmail === null) return { isForAccount: false, userId: null };
  const account = await findHolderOfEmail(trx, forEmail);
  if (!account) throw invalidFields({ forEmail: NO_ACCOUNT });
  return { isForAccount: true, userId: account.id };
}

/** Throws 409 if another code has the same key. */
async function refuseDuplicate(writing: Promise<void>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(say('discountCodeThere')) : error;
  }
}

function viewCode(
  code: StoredCode,
  { used, forEmail }: { readonly used: number; readonly forEmail: string | null },
): DiscountCode & Versioned {
  const { id, percent, amount, bookFrom, bookTo, stayFrom, stayTo, minNights, uses, note, createdAt } = code;
  const terms = { percent, amount, bookFrom, bookTo, stayFrom, stayTo, minNights, uses };
  const set = { id, code: code.code, ...terms, forEmail, note, isOn: isCodeOn(code), createdAt };
  const { version } = withVersion(set);
  return { ...set, used, version };
}
