import type { RegionalDayAnswer } from '@approdo/shared/contract/law/regional';
import { addDays, addMonths, type LocalDate, laterOf } from '@approdo/shared/domain/base/date/local-date';
import { firstKnownDay } from '@approdo/shared/domain/law/regional/regional-terms';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import type { Days } from '../../guests/index.ts';

/** The months `yyyy-MM` reported from here and retained: last month, then this one, then earlier ones. */
export function listMonths(firstDay: LocalDate, today: LocalDate): readonly [string, ...string[]] {
  const current = today.slice(0, 7);
  const earlier: string[] = [];
  const first = firstKnownDay(firstDay, today).slice(0, 7);
  for (let month = monthBefore(current); month >= first; month = monthBefore(month)) earlier.push(month);
  const [before, ...others] = earlier;
  return before === undefined ? [current] : [before, current, ...others];
}

export function monthBefore(month: string): string {
  return addMonths(`${month}-01`, -1).slice(0, 7);
}

/** All days of a month, past or not. */
export function daysOfMonth(month: string): Days {
  return { from: `${month}-01`, to: addDays(addMonths(`${month}-01`, 1), -1) };
}

/** The past days that are reported from here; undefined where there are none. */
export function pastDaysOf(
  month: string,
  { firstDay, today }: { readonly firstDay: LocalDate; readonly today: LocalDate },
): Days | undefined {
  const all = daysOfMonth(month);
  const days = {
    from: laterOf(all.from, firstKnownDay(firstDay, today)),
    to: all.to < today ? all.to : addDays(today, -1),
  };
  return days.from > days.to ? undefined : days;
}

/** The days to report, or to report again, in the next file; SPOT takes each once. Undefined if none. */
export function openDaysOf(days: readonly RegionalDayAnswer[], system: RegionalSystem): Days | undefined {
  const isOpen = ({ state }: RegionalDayAnswer) => state === 'TODO' || (state === 'CHANGED' && system !== 'SPOT');
  const open = system === 'SPOT' ? days.slice(days.findLastIndex((day) => !isOpen(day)) + 1) : days.filter(isOpen);
  const [first, last] = [open.at(0), open.at(-1)];
  return first && last && { from: first.date, to: last.date };
}
