import { type FirstStep, type SettledState, start } from '@approdo/shared/contract/operations/start';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { keyOfRead } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { START } from './texts.ts';

type Settling = { readonly id: FirstStep; readonly state: SettledState };

/** Writes down that a step is done or put off; what was done for it says of itself that it was. */
export function useSettleStep() {
  const call = useCall();
  const queries = useQueryClient();
  const banners = useBanners();
  return useMutation({
    mutationFn: ({ id, state }: Settling) => call(start.settle, { params: { id }, body: { state } }),
    onSuccess: (steps) => queries.setQueryData(keyOfRead(start.get), steps),
    onError: (fault) => banners.fail(sayThisFirst(fault, START.settleFailed)),
  });
}

/** Puts the steps away, so that the overview says no more of them, or takes them out again. */
export function usePutAway() {
  return useAction({
    run: ({ isPutAway }: { readonly isPutAway: boolean }, call) => call(start.putAway, { body: { isPutAway } }),
    success: ({ isPutAway }) => (isPutAway ? START.putAway : START.takenOut),
    describe: (fault) => sayThisFirst(fault, START.putAwayFailed),
  });
}
