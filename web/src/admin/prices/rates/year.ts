import { daysBetween, isLocalDate, type MonthDay } from '@approdo/shared/domain/base/date/local-date';
import { nameDayOfYear, nameDaysOfYear } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Season } from '@approdo/shared/domain/prices/rates';
import { findSeasonFaults, type YearDays } from '@approdo/shared/domain/stays/seasons';

/** A segment of the year bar; `start` and `length` are fractions of the year. */
export type YearPart = {
  readonly kind: 'season' | 'gap' | 'overlap';
  readonly from: MonthDay;
  readonly to: MonthDay;
  readonly start: number;
  readonly length: number;
  /** Whole euros a week; only a season has a price. */
  readonly weeklyPrice?: number;
};

/** A leap year, as the domain counts the days to cover. */
const YEAR = '2028';
const DAYS = 366;

/** The segments of the valid seasons over a year, with gaps and overlaps. */
export function layOutYear(seasons: readonly Season[]): YearPart[] {
  const sound = seasons.filter(isSound);
  const faults = findSeasonFaults(sound).filter(({ kind }) => kind === 'gap' || kind === 'overlap');
  return [
    ...sound.map(({ from, to, weeklyPrice }) => ({ kind: 'season' as const, ...placeOf(from, to), weeklyPrice })),
    ...faults.map(({ kind, from, to }) => ({
      kind: kind === 'gap' ? ('gap' as const) : ('overlap' as const),
      ...placeOf(from, to),
    })),
  ];
}

/** `15 giugno – 15 settembre`, or its single day. */
export function nameSeason({ from, to }: YearDays): string {
  return from === to ? nameDayOfYear(from, ITALIAN) : nameDaysOfYear(from, to, ITALIAN);
}

/** The first gap between seasons, where a new season starts. */
export function findFirstGap(seasons: readonly Season[]): YearDays | undefined {
  return layOutYear(seasons).find(({ kind }) => kind === 'gap');
}

function isSound({ from, to }: Season): boolean {
  return isLocalDate(`${YEAR}-${from}`) && isLocalDate(`${YEAR}-${to}`) && from <= to;
}

function placeOf(from: MonthDay, to: MonthDay) {
  const first = daysBetween(`${YEAR}-01-01`, `${YEAR}-${from}`);
  const days = daysBetween(`${YEAR}-${from}`, `${YEAR}-${to}`) + 1;
  return { from, to, start: first / DAYS, length: days / DAYS };
}
