import { tasks } from '@approdo/shared/contract/operations/tasks';
import { type OwnersDay, type ToDo, today } from '@approdo/shared/contract/operations/today';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMarkReady } from '../../bookings/turnovers/index.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { TASKS_KEY, TODAY_KEY } from '../../session/refreshes.ts';
import { useSession } from '../../session/session-context.ts';
import { useCall } from '../../session/use-call.ts';
import { TASK_ACTIONS } from '../tasks/index.ts';

const LOOK_EVERY_MS = 60_000;

/** The to-dos, arrivals and departures, and current guests. */
export function useToday() {
  return useDay((day) => day);
}

/** The day's counts; undefined until known, and for accounts that may not see them. */
export function useCounts() {
  return useDayOfAdmin(({ counts }) => counts).data;
}

/** The next stays, polled on every screen; undefined for accounts that may not see them. */
export function useNext() {
  return useDayOfAdmin(({ next }) => next);
}

/** Reads the next stays now, without waiting for the interval. */
export function useRefreshNext(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: TODAY_KEY });
}

/** For what is on every screen: a part of it that loads later takes what the earlier ones have. */
function useDayOfAdmin<Selected>(select: (day: OwnersDay) => Selected) {
  const { user, hasExpired } = useSession();
  return useDay(select, { enabled: user.role === 'ADMIN' && !hasExpired, refetchOnMount: false });
}

type DayOptions = { readonly enabled?: boolean; readonly refetchOnMount?: boolean };

function useDay<Selected>(select: (day: OwnersDay) => Selected, options: DayOptions = {}) {
  const call = useCall();
  return useQuery({
    queryKey: TODAY_KEY,
    queryFn: ({ signal }) => call(today.get, { query: { now: new Date().toISOString() }, signal }),
    select,
    ...options,
    refetchInterval: LOOK_EVERY_MS,
  });
}

/** Actions that complete a to-do in place; undefined for one that is a link. */
export function useToDoActions() {
  const complete = useAction({
    run: ({ id }: { readonly id: string }, call) =>
      call(tasks.complete, { params: { id }, body: { completed: true }, version: undefined }),
    reloads: [TASKS_KEY, TODAY_KEY],
    success: () => TASK_ACTIONS.completed,
    describe: TASK_ACTIONS.saveFailed,
  });
  const mark = useMarkReady();
  return {
    isBusy: complete.isPending || mark.isPending,
    actionOf({ kind, id }: ToDo): (() => void) | undefined {
      if (id === null) return;
      if (kind === 'TASK') return () => complete.mutate({ id });
      if (kind === 'TURNOVER') return () => mark.mutate({ day: id, isReady: true });
      return;
    },
  };
}
