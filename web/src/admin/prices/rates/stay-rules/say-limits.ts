import { listWeekdays, nameWeekdays } from '@approdo/shared/domain/base/date/name-days';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { type Rules, WEEKDAYS, type WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { ASKED } from '../texts/stay-rules.ts';
import { LIMIT_NAMES, type LimitName } from './limits-draft.ts';

/** The weekdays in calendar order, with their names. */
export const NAMED_WEEKDAYS = listWeekdays(ITALIAN).map((named, place) => ({
  ...named,
  code: WEEKDAYS[(place + WEEKDAYS.length - 1) % WEEKDAYS.length] ?? 'SUN',
}));

/** The limits of a day: `almeno 7 notti, si arriva solo di sabato`. */
export function sayWhatHolds(limits: Rules): string {
  const asked = LIMIT_NAMES.flatMap((name) => sayLimit(name, limits) ?? []);
  return asked.length > 0 ? asked.join(', ') : ASKED.nothing;
}

/** The own limits of a period or exception, including lifted ones. */
export function sayWhatIsSaid(limits: Rules): string {
  const said = LIMIT_NAMES.flatMap((name) =>
    limits[name] === null ? ASKED.freed[name] : (sayLimit(name, limits) ?? []),
  );
  return said.length > 0 ? said.join(', ') : ASKED.same;
}

/** Undefined if there is no limit. */
function sayLimit(name: LimitName, limits: Rules): string | undefined {
  const { minNights, maxNights, arrivalDays, departureDays, leadDays } = limits;
  switch (name) {
    case 'minNights':
      return minNights ? ASKED.minNights(minNights) : undefined;
    case 'maxNights':
      return maxNights ? ASKED.maxNights(maxNights) : undefined;
    case 'arrivalDays':
      return arrivalDays ? ASKED.arrivalDays(joinDays(arrivalDays)) : undefined;
    case 'departureDays':
      return departureDays ? ASKED.departureDays(joinDays(departureDays)) : undefined;
    case 'leadDays':
      return leadDays ? ASKED.leadDays(leadDays) : undefined;
  }
}

function joinDays(days: readonly WeekdayCode[]): string {
  const numbers = WEEKDAYS.flatMap((day, place) => (days.includes(day) ? [(place + 1) % WEEKDAYS.length] : []));
  return nameWeekdays(numbers, ITALIAN);
}

/** The inherited limit in words. */
export function sayInherited(name: LimitName, limits: Rules): string {
  return sayLimit(name, limits) ?? ASKED.nothing;
}
