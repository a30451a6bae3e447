import { formatDayMonth, type MonthDay } from '@approdo/shared/domain/base/date/local-date';
import { readEuros, readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { z } from 'zod';

/*
 * What fields hold, both ways: `encode` fills a form with what the server answered, `decode` reads what is typed. Nothing
 * is refused here, so that whoever types hears it from the contract: a number that is none is NaN.
 */

/** Text, which is empty where the contract has nothing. */
export const textOrNull = field<string | null>(
  (typed) => typed.trim() || null,
  (text) => text ?? '',
);

/** A number; nothing typed is none, rather than 0. */
export const number = field<number>((typed) => (typed.trim() === '' ? Number.NaN : Number(typed)), String);

/** A number that may be null. */
export const numberOrNull = field<number | null>(
  (typed) => (typed.trim() === '' ? null : number.decode(typed)),
  (known) => (known === null ? '' : String(known)),
);

/** A number whose field may be left empty. */
export const numberOrNothing = field<number | undefined>(
  (typed) => numberOrNull.decode(typed) ?? undefined,
  (known) => numberOrNull.encode(known ?? null),
);

/** Cents of euros; undefined where nothing is typed. */
export const euros = field<number | undefined>(readTypedEuros, (cents) =>
  cents === undefined ? '' : writeEuros(cents),
);

/** Cents of euros; null where nothing is typed. */
export const eurosOrNull = field<number | null>(
  (typed) => readTypedEuros(typed) ?? null,
  (cents) => euros.encode(cents ?? undefined),
);

/** Cents of euros that there have to be: what is no amount, nothing typed too, is NaN. */
export const askedEuros = field<number>((typed) => readEuros(typed) ?? Number.NaN, writeEuros);

/** A day of every year as `gg/mm`: `5/6` and `05/06` are 5 June; what is no day and month is nothing. */
export const yearDay = field<MonthDay>(
  (typed) => {
    const [, day, month] = /^\s*(\d{1,2})[/.-](\d{1,2})\s*$/.exec(typed) ?? [];
    return day && month ? `${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '';
  },
  (day) => (day === '' ? '' : formatDayMonth(day)),
);

/** Text that stands for a value; `read` is of what is typed. */
export function field<Value>(read: (typed: string) => Value, write: (value: Value) => string) {
  return z.codec(z.string(), z.custom<Value>(), { decode: read, encode: write });
}

/** What a form holds as the contract has it: what is ticked or chosen, or a list. */
export function held<Value>() {
  return z.custom<Value>();
}
