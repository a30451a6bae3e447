import { type DayPrice, MAX_PRICED_DAYS } from '@approdo/shared/contract/prices/prices';
import { addDays, addMonths, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DayPrices } from '../../ui/availability-calendar/day-cell.tsx';
import { priceCalls } from './price-client.ts';

const MONTHS_MORE = 12;

/** How many months may be visible at once. */
const MONTHS_IN_SIGHT = 2;

type VisibleDays = {
  /** The last day of the initial prices. */
  readonly until: LocalDate;
  /** A day whose month becomes visible. */
  readonly follow: LocalDate | undefined;
};

/**
 * Prices of free days: the initial ones, and a year more whenever later months become visible. Undefined if the
 * calendar does not display prices.
 */
export function useDayPrices(initial: readonly DayPrice[] | undefined, { until, follow }: VisibleDays) {
  const [days, setDays] = useState(initial);
  const known = useRef(until);
  const isLoading = useRef(false);

  const prices = useMemo((): DayPrices | undefined => {
    if (!days) return undefined;
    const byDate = new Map(days.map((day) => [day.date, day]));
    return { find: (day) => byDate.get(day), hasCuts: days.some(({ percent }) => percent !== undefined) };
  }, [days]);

  const hasPrices = initial !== undefined;
  /** Takes the first visible month, `yyyy-MM`. A failed load is retried at the next call. */
  const showMonth = useCallback(
    async (firstMonth: string): Promise<void> => {
      const seen = addDays(addMonths(`${firstMonth}-01`, MONTHS_IN_SIGHT), -1);
      if (!hasPrices || isLoading.current || seen <= known.current) return;
      isLoading.current = true;
      const query = rangeAfter(known.current, seen);
      const more = await priceCalls.days({ query }).catch(() => undefined);
      isLoading.current = false;
      if (!more) return;
      known.current = query.to;
      setDays((before = []) => [...before, ...more]);
    },
    [hasPrices],
  );

  useEffect(() => {
    if (follow) void showMonth(follow.slice(0, 7));
  }, [follow, showMonth]);

  return { prices, showMonth };
}

/** From the day after the last known one to a year after the visible ones, up to the maximum per request. */
function rangeAfter(known: LocalDate, seen: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } {
  const from = addDays(known, 1);
  const [wanted, last] = [addMonths(seen, MONTHS_MORE), addDays(from, MAX_PRICED_DAYS - 1)];
  const [to = last] = [wanted, last].toSorted();
  return { from, to };
}
