import type { Role } from '@approdo/shared/domain/base/access';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { CodeWorth } from '@approdo/shared/domain/prices/discount';
import {
  type CodeFault,
  codeKeyOf,
  findCodeFault,
  findCodeStayFault,
  type RequestedCode,
} from '@approdo/shared/domain/prices/discount-code';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { countUses, deleteUse, findCodeByKey, findCodeOfBooking, insertUse, listCodesOn } from './codes.repository.ts';
import { isCodeOn, type StoredCode } from './codes.table.ts';

/** The account that uses a code; undefined if nobody is signed in. */
export type CodeCaller = { readonly userId: string; readonly role: Role } | undefined;

type CodeContext = { readonly stay: Stay; readonly asOf: LocalDate; readonly caller: CodeCaller };

/** The result of checking a typed code. */
export type CheckedCode = {
  /** Undefined if there is no such code. */
  readonly id: string | undefined;
  readonly worth: CodeWorth | undefined;
  /** Why it cannot be used, whatever the price of the stay. */
  readonly fault: CodeFault | undefined;
  /** Whether it counts as a wrong guess: unknown, or made out to another account. */
  readonly isWrong: boolean;
};

/** Whether the text is not blank as a code. */
export function isCodeWritten(written: string): boolean {
  return codeKeyOf(written) !== '';
}

/** Checks a code. Runs the same queries whatever the text, so that alike refusals take equally long. */
export async function checkCode(
  reader: Reader,
  written: string,
  { stay, asOf, caller }: CodeContext,
): Promise<CheckedCode> {
  const code = await findCodeByKey(reader, codeKeyOf(written));
  const used = (await countUses(reader, code?.id ?? '')).get(code?.id ?? '') ?? 0;
  const requestedCode = code && { ...code, isOn: isCodeOn(code), used, for: holderOf(code, caller) };
  const fault = findCodeFault(requestedCode, stay, asOf);
  const isWrong = requestedCode === undefined || requestedCode.for === 'ANOTHER';
  return { id: code?.id, worth: fault || !code ? undefined : worthOf(code), fault, isWrong };
}

/** The worth of a booking's code, even if off or used up since; undefined if none or the stay does not qualify. */
export async function readCodeOf(
  reader: Reader,
  booking: Stay & { readonly id: string },
): Promise<CodeWorth | undefined> {
  const code = await findCodeOfBooking(reader, booking.id);
  return code && !findCodeStayFault(code, booking) ? worthOf(code) : undefined;
}

/** The code of a booking; undefined if it has none. */
export async function readCodeNameOf(reader: Reader, bookingId: string): Promise<string | undefined> {
  return (await findCodeOfBooking(reader, bookingId))?.code;
}

/** Links the code to the booking. */
export async function useCode(trx: Trx, bookingId: string, codeId: string): Promise<void> {
  await insertUse(trx, bookingId, codeId);
}

/** Removes the code from the booking. */
export async function dropCode(trx: Trx, bookingId: string): Promise<void> {
  await deleteUse(trx, bookingId);
}

/** Whether any code can be used on that day. */
export async function hasCodes(reader: Reader, today: LocalDate): Promise<boolean> {
  const codes = await listCodesOn(reader, today);
  if (codes.some(({ uses }) => uses === null)) return true;
  const used = await countUses(reader);
  return codes.some(({ id, uses }) => (used.get(id) ?? 0) < (uses ?? 0));
}

/** Whom a code is made out to, from the caller's view; any code is open to the owner, who can read them all. */
function holderOf({ isForAccount, userId }: StoredCode, caller: CodeCaller): RequestedCode['for'] {
  if (!isForAccount || caller?.role === 'ADMIN') return 'ANYONE';
  if (!caller) return 'SIGN_IN';
  return userId === caller.userId ? 'CALLER' : 'ANOTHER';
}

function worthOf({ code, percent, amount }: StoredCode): CodeWorth {
  return { code, percent, amount };
}
