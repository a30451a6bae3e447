import type { Role } from '@approdo/shared/domain/base/access';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { CodeWorth } from '@approdo/shared/domain/prices/discount';
import {
  type CodeAsked,
  type CodeFault,
  codeKeyOf,
  findCodeFault,
  findCodeStayFault,
} from '@approdo/shared/domain/prices/discount-code';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { countUses, deleteUse, findCodeByKey, findCodeOfBooking, insertUse, listCodesOn } from './codes.repository.ts';
import { isCodeOn, type StoredCode } from './codes.table.ts';

/** Who wants to use a code; undefined where nobody is signed in. */
export type CodeCaller = { readonly userId: string; readonly role: Role } | undefined;

type Asked = { readonly stay: Stay; readonly asOf: LocalDate; readonly caller: CodeCaller };

/** What became of a code that somebody wrote. */
export type AskedCode = {
  /** Undefined where none is so called. */
  readonly id: string | undefined;
  readonly worth: CodeWorth | undefined;
  /** Why it does not count, whatever the stay costs. */
  readonly fault: CodeFault | undefined;
  /** Whether it was guessed wrong: none is so called, or it is another's. */
  readonly isWrong: boolean;
};

/** Whether anything was written that could be a code. */
export function isCodeWritten(written: string): boolean {
  return codeKeyOf(written) !== '';
}

/** The same is asked of the database whatever is written, so that what is refused alike takes equally long. */
export async function askCode(reader: Reader, written: string, { stay, asOf, caller }: Asked): Promise<AskedCode> {
  const code = await findCodeByKey(reader, codeKeyOf(written));
  const used = (await countUses(reader, code?.id ?? '')).get(code?.id ?? '') ?? 0;
  const asked = code && { ...code, isOn: isCodeOn(code), used, for: holderOf(code, caller) };
  const fault = findCodeFault(asked, stay, asOf);
  const isWrong = asked === undefined || asked.for === 'ANOTHER';
  return { id: code?.id, worth: fault || !code ? undefined : worthOf(code), fault, isWrong };
}

/** What the code that a booking has takes off, though it is off, ended or used up since; undefined where it has none, or the stay is none of those that it is for. */
export async function readCodeOf(
  reader: Reader,
  booking: Stay & { readonly id: string },
): Promise<CodeWorth | undefined> {
  const code = await findCodeOfBooking(reader, booking.id);
  return code && !findCodeStayFault(code, booking) ? worthOf(code) : undefined;
}

/** What the code of a booking is called; undefined where it has none. */
export async function readCodeNameOf(reader: Reader, bookingId: string): Promise<string | undefined> {
  return (await findCodeOfBooking(reader, bookingId))?.code;
}

/** The booking has the code from now on. */
export async function useCode(trx: Trx, bookingId: string, codeId: string): Promise<void> {
  await insertUse(trx, bookingId, codeId);
}

/** The booking has no code any more. */
export async function dropCode(trx: Trx, bookingId: string): Promise<void> {
  await deleteUse(trx, bookingId);
}

/** Whether there is a code that somebody could use on that day. */
export async function hasCodes(reader: Reader, today: LocalDate): Promise<boolean> {
  const codes = await listCodesOn(reader, today);
  if (codes.some(({ uses }) => uses === null)) return true;
  const used = await countUses(reader);
  return codes.some(({ id, uses }) => (used.get(id) ?? 0) < (uses ?? 0));
}

/** Whom a code is made out to, as seen by the caller; the owner reads all codes, so any code is open to her. */
function holderOf({ isForAccount, userId }: StoredCode, caller: CodeCaller): CodeAsked['for'] {
  if (!isForAccount || caller?.role === 'ADMIN') return 'ANYONE';
  if (!caller) return 'SIGN_IN';
  return userId === caller.userId ? 'CALLER' : 'ANOTHER';
}

function worthOf({ code, percent, amount }: StoredCode): CodeWorth {
  return { code, percent, amount };
}
