import { daysBetween, type LocalDate } from '../base/date/local-date.ts';
import type { FaultBy } from '../base/text/fault.ts';
import type { Stay } from '../stays/stay.ts';

/** Without what is taken for another: 0 and O, 1 and I. 32 of them: eight are 40 bits. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const DRAWN_LENGTH = 8;

const WELL_FORMED = /^[A-Z0-9-]{3,20}$/;

/** On what a code counts; days are local, both named ones included, and null where they are open. */
export type CodeTerms = {
  readonly percent: number | null;
  /** Cents. */
  readonly amount: number | null;
  /** When one asks for the stay. */
  readonly bookFrom: LocalDate | null;
  readonly bookTo: LocalDate | null;
  /** Arrival and departure lie within. */
  readonly stayFrom: LocalDate | null;
  readonly stayTo: LocalDate | null;
  readonly minNights: number;
  /** How often it may be used; null: as often as one likes. */
  readonly uses: number | null;
};

type CodeFaultValues = {
  /** Told alike of all that a stranger is not to learn: unknown, off, not yet, ended, used up, another's. */
  readonly codeInvalid: null;
  readonly codeSignIn: null;
  readonly codeTooFewNights: { readonly nights: number };
  readonly codeStays: { readonly from: LocalDate; readonly to: LocalDate };
  readonly codeStaysFrom: { readonly from: LocalDate };
  readonly codeStaysUntil: { readonly to: LocalDate };
  readonly codeByAgreement: null;
};

export type CodeFault = FaultBy<CodeFaultValues>;

/** A code as somebody wants to use it. */
export type CodeAsked = CodeTerms & {
  readonly isOn: boolean;
  /** By how many bookings that wait or stand. */
  readonly used: number;
  /** Whom it is made out to: whoever has it, the account that asks, another, or an account while nobody is signed in. */
  readonly for: 'ANYONE' | 'CALLER' | 'ANOTHER' | 'SIGN_IN';
};

/** What codes are compared by: case, blanks and hyphens do not count. */
export function codeKeyOf(written: string): string {
  return written.replace(/[\s\p{Pd}]/gu, '').toUpperCase();
}

/** Whether a code can be kept as it is written, in capitals. */
export function isDiscountCode(written: string): boolean {
  return WELL_FORMED.test(written) && codeKeyOf(written) !== '';
}

/** One that nobody guesses: `XXXX-XXXX`. `draw` gives a random whole number from 0 to below `limit`. */
export function drawDiscountCode(draw: (limit: number) => number): string {
  const letters = Array.from({ length: DRAWN_LENGTH }, () => ALPHABET.charAt(draw(ALPHABET.length))).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Why a code does not count for whoever asks for a stay on a day, whatever the stay costs; `code` is undefined where none is so called. */
export function findCodeFault(code: CodeAsked | undefined, stay: Stay, asOf: LocalDate): CodeFault | undefined {
  if (!code?.isOn || code.for === 'ANOTHER' || isUsedUp(code) || !isWithin([asOf, asOf], code.bookFrom, code.bookTo)) {
    return { key: 'codeInvalid' };
  }
  return code.for === 'SIGN_IN' ? { key: 'codeSignIn' } : findCodeStayFault(code, stay);
}

/** The same of a booking that has the code already: it keeps it though it is off, ended or used up since. */
export function findCodeStayFault({ minNights, stayFrom, stayTo }: CodeTerms, stay: Stay): CodeFault | undefined {
  const { startDate, endDate } = stay;
  if (daysBetween(startDate, endDate) < minNights) return { key: 'codeTooFewNights', values: { nights: minNights } };
  if (isWithin([startDate, endDate], stayFrom, stayTo)) return undefined;
  if (stayFrom !== null && stayTo !== null) return { key: 'codeStays', values: { from: stayFrom, to: stayTo } };
  if (stayFrom !== null) return { key: 'codeStaysFrom', values: { from: stayFrom } };
  return stayTo === null ? undefined : { key: 'codeStaysUntil', values: { to: stayTo } };
}

/** What is wrong with the terms of a code, in Italian, by the field that it is told at. */
export function findTermsFaults(terms: Omit<CodeTerms, 'minNights' | 'uses'>): Readonly<Record<string, string>> {
  return {
    ...((terms.percent === null) === (terms.amount === null) && { percent: WORTH }),
    ...(isReversed(terms.bookFrom, terms.bookTo) && { bookTo: REVERSED }),
    ...(isReversed(terms.stayFrom, terms.stayTo) && { stayTo: REVERSED }),
  };
}

const WORTH = 'Scegli una percentuale oppure un importo';
const REVERSED = 'La fine deve essere uguale o successiva all’inizio';

function isUsedUp({ uses, used }: CodeAsked): boolean {
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
