import { type FinishedStepState, type FirstStep, start } from '@approdo/shared/contract/operations/start';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBanners } from '../../kit/feedback/banners.ts';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { keyOfRead } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { START } from './texts.ts';

type FinishedStep = { readonly id: FirstStep; readonly state: FinishedStepState };

/** Records a step as done or skipped; the actions themselves show their own messages. */
export function useFinishStep() {
  const call = useCall();
  const queries = useQueryClient();
  const banners = useBanners();
  return useMutation({
    mutationFn: ({ id, state }: FinishedStep) => call(start.settle, { params: { id }, body: { state } }),
    onSuccess: (steps) => queries.setQueryData(keyOfRead(start.get), steps),
    onError: (fault) => banners.fail(describeFailure(fault, START.finishFailed)),
  });
}

/** Hides the steps from the overview, or shows them again. */
export function usePutAway() {
  return useAction({
    run: ({ isPutAway }: { readonly isPutAway: boolean }, call) => call(start.putAway, { body: { isPutAway } }),
    success: ({ isPutAway }) => (isPutAway ? START.putAway : START.takenOut),
    describe: (fault) => describeFailure(fault, START.putAwayFailed),
  });
}
