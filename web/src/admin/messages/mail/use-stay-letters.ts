import {
  type LetterScheduleAnswer,
  type StayLetter,
  stayLetters,
} from '@approdo/shared/contract/messages/stay-letters';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { LETTERS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { LETTER_SCHEDULE, STAY_LETTERS } from './texts/stay-letters.ts';

/** Leaves the schedule as it is, so that it is no longer proposed. */
export function useDeclineLetters() {
  return useAction({
    run: ({ schedule: { arrival, thanks, version } }: { readonly schedule: LetterScheduleAnswer }, call) =>
      call(stayLetters.replaceSchedule, { body: { arrival, thanks }, version }),
    success: () => LETTER_SCHEDULE.declined,
    describe: LETTER_SCHEDULE.saveFailed,
  });
}

export function useStayLetters(id: string) {
  const call = useCall();
  return useQuery({
    queryKey: [...LETTERS_KEY, id],
    queryFn: async ({ signal }) => {
      const params = { id };
      const [letters, { isPaused }] = await Promise.all([
        call(stayLetters.list, { params, signal }),
        call(stayLetters.getPause, { params, signal }),
      ]);
      return { letters, isPaused };
    },
  });
}

export function useSendLetter(id: string) {
  return useAction({
    run: ({ kind }: Pick<StayLetter, 'kind'>, call) => call(stayLetters.send, { params: { id, kind } }),
    success: () => STAY_LETTERS.isSent,
    describe: STAY_LETTERS.sendFailed,
  });
}

export function usePauseLetters(id: string) {
  return useAction({
    run: ({ isPaused }: { readonly isPaused: boolean }, call) =>
      call(stayLetters.pause, { params: { id }, body: { isPaused } }),
    success: (_, { isPaused }) => (isPaused ? STAY_LETTERS.paused : STAY_LETTERS.resumed),
    describe: STAY_LETTERS.pauseFailed,
  });
}
