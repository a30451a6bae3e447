import { instantOf } from '../base/date/daily-hour.ts';
import { addDays, type LocalDate, todayInRome } from '../base/date/local-date.ts';
import type { Stay } from '../stays/stay.ts';

/** The letters sent to guests by the calendar. */
export const TIMED_LETTERS = ['ARRIVAL', 'CHECK_IN', 'THANKS'] as const;
export type TimedLetter = (typeof TIMED_LETTERS)[number];

/** When a letter is sent: days before the arrival or after the departure, at an hour in Rome. */
export type LetterTime = { readonly isOn: boolean; readonly days: number; readonly hour: number };

/** Days after the due date within which a guest is still thanked. */
const THANKS_WITHIN_DAYS = 14;

export const MAX_LETTER_DAYS = 60;

/** Days after the departure beyond which no letter is due. */
export const THANKS_UNTIL_DAYS = MAX_LETTER_DAYS + THANKS_WITHIN_DAYS;

/** The day of the stay that the letter is about. */
export function letterDayOf(letter: TimedLetter, { startDate, endDate }: Stay): LocalDate {
  return letter === 'THANKS' ? endDate : startDate;
}

/** When the letter is due, and whether that is ahead, now or missed; on the arrival's day it may still be sent. */
export function timeLetter(
  letter: TimedLetter,
  { stay, time: { days, hour } }: { readonly stay: Stay; readonly time: LetterTime },
  now: Date,
): { readonly dueAt: Date; readonly state: 'EARLY' | 'DUE' | 'LATE' } {
  const day = addDays(letterDayOf(letter, stay), letter === 'THANKS' ? days : -days);
  const dueAt = instantOf(day, hour);
  const lastDay = letter === 'THANKS' ? addDays(day, THANKS_WITHIN_DAYS) : stay.startDate;
  if (now < dueAt) return { dueAt, state: 'EARLY' };
  return { dueAt, state: todayInRome(now) > lastDay ? 'LATE' : 'DUE' };
}

/** The last letter of that kind for the stay: for which day, and whether it was skipped. */
export type PreviousLetter = { readonly day: LocalDate | null; readonly isSkipped: boolean };

/** Whether nothing is left to send: THANKS and CHECK_IN go once, ARRIVAL again if the arrival has moved. */
export function isComplete(letter: TimedLetter, stay: Stay, before: PreviousLetter | undefined): boolean {
  if (!before) return false;
  if (letter !== 'ARRIVAL' && !before.isSkipped) return true;
  return before.day === letterDayOf(letter, stay);
}
