import { listWeekdays, nameWeekdays } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { type Rules, WEEKDAYS, type WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { LIMIT_TEXTS } from '../texts/stay-rules.ts';
import { LIMIT_NAMES, type LimitName } from './limits-draft.ts';

/** The weekdays in calendar order, with their names. */
export const NAMED_WEEKDAYS = listWeekdays(ITALIAN).map((named, place) => ({
  ...named,
  code: WEEKDAYS[(place + WEEKDAYS.length - 1) % WEEKDAYS.length] ?? 'SUN',
}));

/** The limits of a day: `almeno 7 notti, si arriva solo di sabato`. */
export function sayLimits(limits: Rules): string {
  const limitTexts = LIMIT_NAMES.flatMap((name) => sayLimit(name, limits) ?? []);
  return limitTexts.length > 0 ? limitTexts.join(', ') : LIMIT_TEXTS.nothing;
}

/** The own limits of a period or exception, including lifted ones. */
export function sayOwnLimits(limits: Rules): string {
  const limitTexts = LIMIT_NAMES.flatMap((name) =>
    limits[name] === null ? LIMIT_TEXTS.freed[name] : (sayLimit(name, limits) ?? []),
  );
  return limitTexts.length > 0 ? limitTexts.join(', ') : LIMIT_TEXTS.same;
}

/** Undefined if there is no limit. */
function sayLimit(name: LimitName, limits: Rules): string | undefined {
  const { minNights, maxNights, arrivalDays, departureDays, leadDays } = limits;
  switch (name) {
    case 'minNights':
      return minNights ? LIMIT_TEXTS.minNights(minNights) : undefined;
    case 'maxNights':
      return maxNights ? LIMIT_TEXTS.maxNights(maxNights) : undefined;
    case 'arrivalDays':
      return arrivalDays ? LIMIT_TEXTS.arrivalDays(joinDays(arrivalDays)) : undefined;
    case 'departureDays':
      return departureDays ? LIMIT_TEXTS.departureDays(joinDays(departureDays)) : undefined;
    case 'leadDays':
      return leadDays ? LIMIT_TEXTS.leadDays(leadDays) : undefined;
  }
}

function joinDays(days: readonly WeekdayCode[]): string {
  const numbers = WEEKDAYS.flatMap((day, place) => (days.includes(day) ? [(place + 1) % WEEKDAYS.length] : []));
  return nameWeekdays(numbers, ITALIAN);
}

/** The inherited limit in words. */
export function sayInherited(name: LimitName, limits: Rules): string {
  return sayLimit(name, limits) ?? LIMIT_TEXTS.nothing;
}
