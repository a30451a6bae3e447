import { daysBetween, type LocalDate } from '../base/date/local-date.ts';
import type { FaultBy } from '../base/text/fault.ts';
import type { Stay } from '../stays/stay.ts';

/** Without the lookalikes 0 and O, 1 and I. 32 letters: eight are 40 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GENERATED_LENGTH = 8;

const WELL_FORMED = /^[A-Z0-9-]{3,20}$/;

/** The conditions of a code; local dates, both inclusive, null where open. */
export type CodeTerms = {
  readonly percent: number | null;
  /** Cents. */
  readonly amount: number | null;
  /** The day of the request. */
  readonly bookFrom: LocalDate | null;
  readonly bookTo: LocalDate | null;
  /** Arrival and departure must lie within. */
  readonly stayFrom: LocalDate | null;
  readonly stayTo: LocalDate | null;
  readonly minNights: number;
  /** Maximum uses; null for no limit. */
  readonly uses: number | null;
};

type CodeFaultValues = {
  /** One answer for all that a stranger must not learn: unknown, off, not yet valid, ended, used up, another's. */
  readonly codeInvalid: null;
  readonly codeSignIn: null;
  readonly codeTooFewNights: { readonly nights: number };
  readonly codeStays: { readonly from: LocalDate; readonly to: LocalDate };
  readonly codeStaysFrom: { readonly from: LocalDate };
  readonly codeStaysUntil: { readonly to: LocalDate };
  readonly codeByAgreement: null;
};

export type CodeFault = FaultBy<CodeFaultValues>;

/** A code, as seen by a caller who wants to use it. */
export type RequestedCode = CodeTerms & {
  readonly isOn: boolean;
  /** Pending or confirmed bookings that use it. */
  readonly used: number;
  /** Whom it is made out to: anyone, the caller's account, another account, or an account while nobody is signed in. */
  readonly for: 'ANYONE' | 'CALLER' | 'ANOTHER' | 'SIGN_IN';
};

/** The key that codes are compared by: case, blanks and hyphens do not count. */
export function codeKeyOf(written: string): string {
  return written.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

/** Whether a text, in capitals, is a valid code. */
export function isDiscountCode(written: string): boolean {
  return WELL_FORMED.test(written) && codeKeyOf(written) !== '';
}

/** An unguessable code, `XXXX-XXXX`. `randomBelow` gives a random integer from 0 to below `limit`. */
export function generateDiscountCode(randomBelow: (limit: number) => number): string {
  const letters = Array.from({ length: GENERATED_LENGTH }, () => ALPHABET.charAt(randomBelow(ALPHABET.length))).join(
    '',
  );
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Why a code cannot be used for a stay requested on a day, whatever its price; `code` is undefined if unknown. */
export function findCodeFault(code: RequestedCode | undefined, stay: Stay, asOf: LocalDate): CodeFault | undefined {
  if (!code?.isOn || code.for === 'ANOTHER' || isUsedUp(code) || !isWithin([asOf, asOf], code.bookFrom, code.bookTo)) {
    return { key: 'codeInvalid' };
  }
  return code.for === 'SIGN_IN' ? { key: 'codeSignIn' } : findCodeStayFault(code, stay);
}

/** The same for a booking that already has the code: it keeps it even if off, ended or used up since. */
export function findCodeStayFault({ minNights, stayFrom, stayTo }: CodeTerms, stay: Stay): CodeFault | undefined {
  const { startDate, endDate } = stay;
  if (daysBetween(startDate, endDate) < minNights) return { key: 'codeTooFewNights', values: { nights: minNights } };
  if (isWithin([startDate, endDate], stayFrom, stayTo)) return undefined;
  if (stayFrom !== null && stayTo !== null) return { key: 'codeStays', values: { from: stayFrom, to: stayTo } };
  if (stayFrom !== null) return { key: 'codeStaysFrom', values: { from: stayFrom } };
  return stayTo === null ? undefined : { key: 'codeStaysUntil', values: { to: stayTo } };
}

/** Faults of the terms of a code, in Italian, by field. */
export function findTermsFaults(terms: Omit<CodeTerms, 'minNights' | 'uses'>): Readonly<Record<string, string>> {
  return {
    ...((terms.percent === null) === (terms.amount === null) && { percent: WORTH }),
    ...(isReversed(terms.bookFrom, terms.bookTo) && { bookTo: REVERSED }),
    ...(isReversed(terms.stayFrom, terms.stayTo) && { stayTo: REVERSED }),
  };
}

const WORTH = 'Scegli una percentuale oppure un importo';
const REVERSED = 'La fine deve essere uguale o successiva all’inizio';

function isUsedUp({ uses, used }: RequestedCode): boolean {
  return uses !== null && used >= uses;
}

function isWithin(
  [first, last]: readonly [LocalDate, LocalDate],
  from: LocalDate | null,
  to: LocalDate | null,
): boolean {
  return (from === null || from <= first) && (to === null || last <= to);
}

function isReversed(from: LocalDate | null, to: LocalDate | null): boolean {
  return from !== null && to !== null && to < from;
}
