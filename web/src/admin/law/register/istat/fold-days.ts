import type { RegionalDayAnswer } from '@approdo/shared/contract/law/regional';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

/** Consecutive days with equal contents; a single day is both first and last. */
export type FoldedDays = {
  readonly day: RegionalDayAnswer;
  readonly to: LocalDate;
};

/** The days in order, with equal ones without arrivals or departures folded together. */
export function foldDays(days: readonly RegionalDayAnswer[]): readonly FoldedDays[] {
  const folded: FoldedDays[] = [];
  for (const day of days) {
    const last = folded.at(-1);
    if (last && isSame(last.day, day)) folded.splice(-1, 1, { ...last, to: day.date });
    else folded.push({ day, to: day.date });
  }
  return folded;
}

function isSame(one: RegionalDayAnswer, other: RegionalDayAnswer): boolean {
  return describeQuiet(one) === describeQuiet(other) && !isMoving(one) && !isMoving(other);
}

function describeQuiet({ state, isOpen, rooms, present, faults }: RegionalDayAnswer): string {
  return [state, isOpen, rooms, present, faults].join();
}

function isMoving({ arrivals, departures }: RegionalDayAnswer): boolean {
  return arrivals + departures > 0;
}
