import type { OwnTurnover } from '@approdo/shared/contract/bookings/turnovers';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { TURNOVER } from './texts.ts';

/** Who comes next, when, and whether she wants linen; of a portal’s stay the day alone is known. */
export function sayArrival({ nextArrival, arriving }: Pick<OwnTurnover, 'nextArrival' | 'arriving'>): string {
  if (!arriving || nextArrival === null) return TURNOVER.nobody;
  const day = formatLocalDate(nextArrival);
  const { numberOfGuests, linen } = arriving;
  if (numberOfGuests === null) return TURNOVER.arriveSome(day);
  const said = numberOfGuests === 1 ? TURNOVER.arriveOne(day) : TURNOVER.arriveMany(numberOfGuests, day);
  return linen ? TURNOVER.withLinen(said) : said;
}
