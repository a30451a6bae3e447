import { addDays } from '../../base/date/local-date.ts';
import type { TurnoverOptions } from '../../stays/availability.ts';
import type { Nights } from './feed-event.ts';

type Rules = TurnoverOptions & {
  /** Empty nights that the owner wants between two stays, beyond what turnover asks. */
  readonly preparationDays: number;
};

/**
 * The nights that a portal must not sell beside a stay: those of the stay, the empty ones on both sides, and, where nobody
 * may arrive on the day on which another leaves, one more on each.
 */
export function widenStay({ startDate, endDate }: Nights, { preparationDays, sameDayTurnover }: Rules): Nights {
  const days = preparationDays + (sameDayTurnover ? 0 : 1);
  return { startDate: addDays(startDate, -days), endDate: addDays(endDate, days) };
}
