import type { StayRulesAnswer } from '@approdo/shared/contract/stays/stay-rules';
import type { RuleException, RuleSeason } from '@approdo/shared/domain/stays/stay-rules';
import { readNumber } from '../../../kit/form/read-number.ts';
import { draftLimits, type LimitsDraft, readLimits } from './limits-draft.ts';

/** The rules as they are typed. Periods and exceptions are typed in windows of their own, and here are whole. */
export type RulesDraft = {
  readonly base: LimitsDraft;
  readonly seasons: readonly RuleSeason[];
  readonly exceptions: readonly RuleException[];
  readonly horizonMonths: string;
  readonly preparationDays: string;
  readonly fillGaps: boolean;
  readonly orphanNights: string;
  readonly requestHours: string;
};

export function draftRules(rules: StayRulesAnswer): RulesDraft {
  return {
    base: draftLimits(rules.base),
    seasons: rules.seasons,
    exceptions: rules.exceptions,
    horizonMonths: typedOf(rules.horizonMonths),
    preparationDays: typedOf(rules.preparationDays),
    fillGaps: rules.fillGaps,
    orphanNights: typedOf(rules.orphanNights),
    requestHours: typedOf(rules.requestHours),
  };
}

/** From what is typed to what the server takes; an empty field is no limit where there may be none. */
export function readRules({ base, horizonMonths, preparationDays, orphanNights, requestHours, ...rest }: RulesDraft) {
  return {
    ...rest,
    base: readLimits(base),
    horizonMonths: readLimit(horizonMonths),
    preparationDays: readNumber(preparationDays),
    orphanNights: readNumber(orphanNights),
    requestHours: readLimit(requestHours),
  };
}

/** In the order of the days, as the server keeps them. */
export function sortSeasons(seasons: readonly RuleSeason[]): RuleSeason[] {
  return seasons.toSorted((a, b) => compare(a.from, b.from));
}

/** Puts one in the place of another, or at the end of the list, and all in the order of their days. */
export function putException(
  exceptions: readonly RuleException[],
  place: number,
  exception: RuleException,
): RuleException[] {
  return exceptions.toSpliced(place, 1, exception).toSorted((a, b) => compare(a.startDate, b.startDate));
}

/** The days of the price list; rules stay with a period whose days are the same. */
export function copyPeriods(
  periods: readonly Pick<RuleSeason, 'from' | 'to'>[],
  seasons: readonly RuleSeason[],
): RuleSeason[] {
  const copied = periods.map(
    ({ from, to }) => seasons.find((one) => one.from === from && one.to === to) ?? { from, to },
  );
  return sortSeasons(copied);
}

function readLimit(typed: string): number | null {
  return typed.trim() === '' ? null : readNumber(typed);
}

function typedOf(number: number | null): string {
  return number === null ? '' : String(number);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
