import type { RuleException, RuleSeason, Rules } from '@approdo/shared/domain/stays/stay-rules';
import { z } from 'zod';
import { held, number, numberOrNull } from '../../../kit/form/fields.ts';
import { draftLimits, type LimitsDraft, readLimits } from './limits-draft.ts';

/** The rules as they are typed, and as the server takes them. Periods and exceptions are typed in windows of their own, and here are whole. */
export const rulesForm = z.object({
  base: z.codec(z.custom<LimitsDraft>(), z.custom<Rules>(), { decode: readLimits, encode: draftLimits }),
  seasons: held<readonly RuleSeason[]>(),
  exceptions: held<readonly RuleException[]>(),
  horizonMonths: numberOrNull,
  preparationDays: number,
  fillGaps: z.boolean(),
  orphanNights: number,
  requestHours: numberOrNull,
});

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

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
