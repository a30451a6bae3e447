import { type FirstStep, type SettledState, start } from '@approdo/shared/contract/operations/start';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { START } from './texts.ts';

const ROWS = { start };
const START_KEY = ['start'];

/** What the owner does first, and how far she is. */
export function useFirstSteps() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: START_KEY, queryFn: ({ signal }) => client.start.get({ signal }) });
}

type Settling = { readonly id: FirstStep; readonly state: SettledState };

/** Writes down that a step is done or put off; what was done for it says of itself that it was. */
export function useSettleStep() {
  const client = useClient(ROWS);
  const queries = useQueryClient();
  const banners = useBanners();
  return useMutation({
    mutationFn: ({ id, state }: Settling) => client.start.settle({ params: { id }, body: { state } }),
    onSuccess: (steps) => queries.setQueryData(START_KEY, steps),
    onError: (fault) => banners.fail(sayThisFirst(fault, START.settleFailed)),
  });
}

/** Puts the steps away, so that the overview says no more of them, or takes them out again. */
export function usePutAway() {
  const client = useClient(ROWS);
  return useAction({
    run: ({ isPutAway }: { readonly isPutAway: boolean }) => client.start.putAway({ body: { isPutAway } }),
    reloads: [START_KEY],
    success: ({ isPutAway }) => (isPutAway ? START.putAway : START.takenOut),
    describe: (fault) => sayThisFirst(fault, START.putAwayFailed),
  });
}
