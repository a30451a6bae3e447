import { daysBetween, isLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { MAX_NIGHTS, type Stay } from '@approdo/shared/domain/stays/stay';
import { number } from '../../../kit/form/fields.ts';

/** The input for trying a price, as typed. */
export type TrialDraft = {
  readonly startDate: string;
  readonly endDate: string;
  readonly guests: string;
  readonly children: string;
  readonly linen: boolean;
  /** Quantities by extra id. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly code: string;
  readonly asOf: string;
};

/** A stay to price, with the day of the request. */
export type Trial = Stay & {
  readonly guests: number;
  readonly children: number;
  readonly linen: boolean;
  readonly asOf: LocalDate;
};

export function blankTrial(today: LocalDate): TrialDraft {
  return {
    startDate: '',
    endDate: '',
    guests: '2',
    children: '0',
    linen: false,
    quantities: {},
    code: '',
    asOf: today,
  };
}

/** The stay to price; `NO_DATES` while a date is missing, `NO_STAY` if the dates are reversed or too far apart. */
export function readTrial(draft: TrialDraft): Trial | 'NO_DATES' | 'NO_STAY' {
  const { startDate, endDate, asOf, linen } = draft;
  if (![startDate, endDate, asOf].every(isLocalDate)) return 'NO_DATES';
  const nights = daysBetween(startDate, endDate);
  if (nights < 1 || nights > MAX_NIGHTS) return 'NO_STAY';
  const guests = number.decode(draft.guests);
  return { startDate, endDate, guests, children: Math.min(number.decode(draft.children), guests - 1), linen, asOf };
}
