import type { RuleException, RuleSeason, Rules } from '@approdo/shared/domain/stays/stay-rules';
import { z } from 'zod';
import { number, numberOrNull, plainField } from '../../../kit/form/fields.ts';
import { draftLimits, type LimitsDraft, readLimits } from './limits-draft.ts';

/**
 * The rules as typed, decoded to what the server accepts. Periods and exceptions are edited in windows of their own.
 */
export const rulesForm = z.object({
  base: z.codec(z.custom<LimitsDraft>(), z.custom<Rules>(), { decode: readLimits, encode: draftLimits }),
  seasons: plainField<readonly RuleSeason[]>(),
  exceptions: plainField<readonly RuleException[]>(),
  horizonMonths: numberOrNull,
  preparationDays: number,
  fillGaps: z.boolean(),
  orphanNights: number,
  requestHours: numberOrNull,
});

/** Ordered by day, as the server stores them. */
export function sortSeasons(seasons: readonly RuleSeason[]): RuleSeason[] {
  return seasons.toSorted((a, b) => a.from.localeCompare(b.from));
}

/** Replaces or adds an exception, and orders all by date. */
export function putException(
  exceptions: readonly RuleException[],
  place: number,
  exception: RuleException,
): RuleException[] {
  return exceptions.toSpliced(place, 1, exception).toSorted((a, b) => a.startDate.localeCompare(b.startDate));
}

/** Periods copied from the price list; a period with the same days keeps its rules. */
export function copyPeriods(
  periods: readonly Pick<RuleSeason, 'from' | 'to'>[],
  seasons: readonly RuleSeason[],
): RuleSeason[] {
  const copied = periods.map(
    ({ from, to }) => seasons.find((one) => one.from === from && one.to === to) ?? { from, to },
  );
  return sortSeasons(copied);
}
