import { instantOf } from '../base/date/daily-hour.ts';
import { addDays, type LocalDate, todayInRome } from '../base/date/local-date.ts';
import type { Stay } from '../stays/stay.ts';

/** The letters that go to guests by the calendar. */
export const TIMED_LETTERS = ['ARRIVAL', 'CHECK_IN', 'THANKS'] as const;
export type TimedLetter = (typeof TIMED_LETTERS)[number];

/** When one of them goes: days before the arrival or after the departure, at an hour in Rome. */
export type LetterTime = { readonly isOn: boolean; readonly days: number; readonly hour: number };

/** For how many days after it was due a guest is still thanked. */
const THANKED_WITHIN_DAYS = 14;

export const MAX_LETTER_DAYS = 60;

/** Longer ago than this no departure has a letter to come. */
export const THANKED_UNTIL_DAYS = MAX_LETTER_DAYS + THANKED_WITHIN_DAYS;

/** The day of the stay that the letter goes by, and is for. */
export function letterDayOf(letter: TimedLetter, { startDate, endDate }: Stay): LocalDate {
  return letter === 'THANKS' ? endDate : startDate;
}

/** When it is due, and whether it is early, due or too late for it at that moment; who arrives today is still written to. */
export function timeLetter(
  letter: TimedLetter,
  { stay, time: { days, hour } }: { readonly stay: Stay; readonly time: LetterTime },
  now: Date,
): { readonly dueAt: Date; readonly state: 'EARLY' | 'DUE' | 'LATE' } {
  const day = addDays(letterDayOf(letter, stay), letter === 'THANKS' ? days : -days);
  const dueAt = instantOf(day, hour);
  const lastDay = letter === 'THANKS' ? addDays(day, THANKED_WITHIN_DAYS) : stay.startDate;
  if (now < dueAt) return { dueAt, state: 'EARLY' };
  return { dueAt, state: todayInRome(now) > lastDay ? 'LATE' : 'DUE' };
}

/** What is known of a letter of that kind for the stay: for which day, and whether it was passed over. */
export type LetterBefore = { readonly day: LocalDate | null; readonly isSkipped: boolean };

/** Whether nothing more is to be done of it: a guest is thanked, and asked for her data, once, and expected again where the arrival has moved. */
export function isSettled(letter: TimedLetter, stay: Stay, before: LetterBefore | undefined): boolean {
  if (!before) return false;
  if (letter !== 'ARRIVAL' && !before.isSkipped) return true;
  return before.day === letterDayOf(letter, stay);
}
