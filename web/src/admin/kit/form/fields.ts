import { formatDayMonth, type MonthDay } from '@approdo/shared/domain/base/date/local-date';
import { readEuros, readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { z } from 'zod';

/*
 * Conversions of form fields: `encode` fills a field from the server's answer, `decode` reads what was typed. Nothing
 * is refused here, so that faults come from the contract: text that is no number becomes NaN.
 */

/** Text; empty where the contract has null. */
export const textOrNull = field<string | null>(
  (typed) => typed.trim() || null,
  (text) => text ?? '',
);

/** A number; an empty field is missing, not 0. */
export const number = field<number>((typed) => (typed.trim() === '' ? Number.NaN : Number(typed)), String);

/** A number that may be null. */
export const numberOrNull = field<number | null>(
  (typed) => (typed.trim() === '' ? null : number.decode(typed)),
  (known) => (known === null ? '' : String(known)),
);

/** A number whose field may be left empty. */
export const optionalNumber = field<number | undefined>(
  (typed) => numberOrNull.decode(typed) ?? undefined,
  (known) => numberOrNull.encode(known ?? null),
);

/** Euros as cents; undefined for an empty field. */
export const euros = field<number | undefined>(readTypedEuros, (cents) =>
  cents === undefined ? '' : writeEuros(cents),
);

/** Euros as cents; null for an empty field. */
export const eurosOrNull = field<number | null>(
  (typed) => readTypedEuros(typed) ?? null,
  (cents) => euros.encode(cents ?? undefined),
);

/** A required amount of euros, as cents; NaN for an empty field and for what is no amount. */
export const requiredEuros = field<number>((typed) => readEuros(typed) ?? Number.NaN, writeEuros);

/** A day of every year as `gg/mm`: `5/6` and `05/06` are 5 June; anything else is undefined. */
export const yearDay = field<MonthDay>(
  (typed) => {
    const [, day, month] = /^\s*(\d{1,2})[/.-](\d{1,2})\s*$/.exec(typed) ?? [];
    return day && month ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
  },
  (day) => (day === '' ? '' : formatDayMonth(day)),
);

/** A field whose text stands for a value; `read` parses what was typed. */
export function field<Value>(read: (typed: string) => Value, write: (value: Value) => string) {
  return z.codec(z.string(), z.custom<Value>(), { decode: read, encode: write });
}

/** A field that holds the contract's value itself: a checkbox, a choice or a list. */
export function plainField<Value>() {
  return z.custom<Value>();
}
