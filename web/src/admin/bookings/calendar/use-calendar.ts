import { type CalendarDays, calendar } from '@approdo/shared/contract/stays/calendar';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { BOOKINGS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';

const LOOK_EVERY_MS = 60_000;

export type DayRange = { readonly from: LocalDate; readonly to: LocalDate };

/** The bars of these consecutive ranges, refetched each minute and whenever bookings change (by their key). */
export function useCalendar(ranges: readonly DayRange[]) {
  const call = useCall();
  return useQueries({
    queries: ranges.map((range) => ({
      queryKey: [...BOOKINGS_KEY, 'calendar', range.from, range.to],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(calendar.get, { query: range, signal }),
      refetchInterval: LOOK_EVERY_MS,
    })),
    combine: joinRanges,
  });
}

/** A stay in two ranges is listed once. */
function joinRanges(answers: readonly UseQueryResult<CalendarDays>[]) {
  const known = answers.flatMap(({ data }) => data ?? []);
  const bars = new Map(known.flatMap((days) => days.bars.map((bar) => [bar.id, bar])));
  const failed = answers.filter(({ isError }) => isError);
  return {
    nights: known.flatMap(({ nights }) => nights),
    bars: [...bars.values()],
    isPending: answers.some(({ isPending }) => isPending),
    fault: failed[0]?.error,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
