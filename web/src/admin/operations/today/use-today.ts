import { tasks } from '@approdo/shared/contract/operations/tasks';
import { type OwnersDay, type ToDo, today } from '@approdo/shared/contract/operations/today';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMarkReady } from '../../bookings/turnovers/index.ts';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { TASKS_KEY, TODAY_KEY } from '../../session/refreshes.ts';
import { useSession } from '../../session/session-context.ts';
import { useCall } from '../../session/use-call.ts';
import { TASK_ACTIONS } from '../tasks/index.ts';

const LOOK_EVERY_MS = 60_000;

/** What there is to do, who comes and goes, and who is in the house. */
export function useToday() {
  const call = useCall();
  return useQuery({
    queryKey: TODAY_KEY,
    queryFn: ({ signal }) => call(today.get, { query: { now: new Date().toISOString() }, signal }),
    refetchInterval: LOOK_EVERY_MS,
  });
}

/** How much of it waits; nothing for an account that may not know, and until it is known. */
export function useCounts() {
  return useDayOfAdmin(({ counts }) => counts).data;
}

/** Who comes next, as it is read wherever one is; nothing for an account that may not know. */
export function useNext() {
  return useDayOfAdmin(({ next }) => next);
}

/** Asks at once, as if its minute had come. */
export function useReadNextAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: TODAY_KEY });
}

function useDayOfAdmin<Told>(select: (day: OwnersDay) => Told) {
  const call = useCall();
  const { user, hasExpired } = useSession();
  return useQuery({
    queryKey: TODAY_KEY,
    queryFn: ({ signal }) => call(today.get, { query: { now: new Date().toISOString() }, signal }),
    select,
    enabled: user.role === 'ADMIN' && !hasExpired,
    refetchInterval: LOOK_EVERY_MS,
  });
}

/** Does in place what a line can have done; undefined for one that leads to where it is done. */
export function useToDoActions() {
  const complete = useAction({
    run: ({ id }: { readonly id: string }, call) =>
      call(tasks.complete, { params: { id }, body: { completed: true }, version: undefined }),
    reloads: [TASKS_KEY, TODAY_KEY],
    success: () => TASK_ACTIONS.completed,
    describe: (fault) => describeServerError(fault, TASK_ACTIONS.saveFailed),
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
