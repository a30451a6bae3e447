import { addDays } from '../../base/date/local-date.ts';
import type { TurnoverOptions } from '../../stays/availability.ts';
import type { Nights } from './feed-event.ts';

type Rules = TurnoverOptions & {
  /** Empty nights between two stays, beyond the turnover rule. */
  readonly preparationDays: number;
};

/**
 * The nights that portals must not sell because of a stay: its own, the empty nights on both sides and, if nobody may
 * arrive on a day of departure, one more on each side.
 */
export function widenStay({ startDate, endDate }: Nights, { preparationDays, sameDayTurnover }: Rules): Nights {
  const days = preparationDays + (sameDayTurnover ? 0 : 1);
  return { startDate: addDays(startDate, -days), endDate: addDays(endDate, days) };
}
