import type { DayPrice } from '@approdo/shared/contract/stay/prices';
import { addDays, addMonths, type LocalDate } from '@approdo/shared/domain/date/local-date';
import { useMemo, useRef, useState } from 'react';
import type { DayPrices } from '../../../ui/availability-calendar/day-cell.tsx';
import { priceCalls } from './booking-client.ts';

const MONTHS_MORE = 12;

/** How many months from the first one shown may be in sight. */
const MONTHS_IN_SIGHT = 2;

/**
 * What free days cost: those that came with the page, and a year more whenever months are turned to that lie beyond. Undefined
 * where the calendar does not say so.
 */
export function useDayPrices(initial: readonly DayPrice[] | undefined, until: LocalDate) {
  const [days, setDays] = useState(initial);
  const known = useRef(until);
  const isAsking = useRef(false);

  const prices = useMemo((): DayPrices | undefined => {
    if (!days) return undefined;
    const byDate = new Map(days.map((day) => [day.date, day]));
    return { find: (day) => byDate.get(day), hasCuts: days.some(({ percent }) => percent !== undefined) };
  }, [days]);

  /** `yyyy-MM` of the first month shown. What cannot be read is asked for again at the next turn. */
  async function turn(firstShown: string): Promise<void> {
    const seen = addDays(addMonths(`${firstShown}-01`, MONTHS_IN_SIGHT), -1);
    if (!days || isAsking.current || seen <= known.current) return;
    isAsking.current = true;
    const to = addDays(addMonths(addDays(seen, 1), MONTHS_MORE), -1);
    const more = await priceCalls.days({ query: { from: addDays(known.current, 1), to } }).catch(() => undefined);
    isAsking.current = false;
    if (!more) return;
    known.current = to;
    setDays((before = []) => [...before, ...more]);
  }

  return { prices, turn };
}
