import { ApiError } from '@approdo/shared/client';
import {
  type LetterScheduleAnswer,
  type StayLetter,
  stayLetters,
} from '@approdo/shared/contract/messages/stay-letters';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { useQuery } from '@tanstack/react-query';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from '../../stays/stays/index.ts';
import { LETTER_SCHEDULE, STAY_LETTERS } from './texts/stay-letters.ts';

const ROWS = { stayLetters };
const SCHEDULE_KEY = ['mail', 'schedule'];

/** Below the bookings: whatever changes one may change what goes to its guest. */
const LETTERS_KEY = [...BOOKINGS_KEY, 'letters'];

export function useLetterSchedule() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: SCHEDULE_KEY, queryFn: ({ signal }) => client.stayLetters.getSchedule({ signal }) });
}

/** Changes when letters go; rejects where the server refuses. */
export function useReplaceLetterSchedule() {
  const client = useClient(ROWS);
  return useAction({
    run: client.stayLetters.replaceSchedule,
    reloads: [SCHEDULE_KEY, LETTERS_KEY],
    success: () => LETTER_SCHEDULE.saved,
  });
}

/** Says that letters stay as they are, so that they are proposed no more. */
export function useDeclineLetters() {
  const client = useClient(ROWS);
  return useAction({
    run: ({ schedule: { arrival, thanks, version } }: { readonly schedule: LetterScheduleAnswer }) =>
      client.stayLetters.replaceSchedule({ body: { arrival, thanks }, version }),
    reloads: [SCHEDULE_KEY],
    success: () => LETTER_SCHEDULE.declined,
    describe: (fault) => sayWhatServerSaid(fault, LETTER_SCHEDULE.saveFailed),
  });
}

export function useStayLetters(id: string) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...LETTERS_KEY, id],
    queryFn: async ({ signal }) => {
      const params = { id };
      const [letters, { isPaused }] = await Promise.all([
        client.stayLetters.list({ params, signal }),
        client.stayLetters.getPause({ params, signal }),
      ]);
      return { letters, isPaused };
    },
  });
}

/** A letter as this guest would read it now. */
export function useLetterPreview(id: string, kind: string) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...LETTERS_KEY, id, kind],
    queryFn: ({ signal }) => client.stayLetters.preview({ params: { id, kind }, signal }),
  });
}

export function useSendLetter(id: string) {
  const client = useClient(ROWS);
  return useAction({
    run: ({ kind }: Pick<StayLetter, 'kind'>) => client.stayLetters.send({ params: { id, kind } }),
    reloads: [BOOKINGS_KEY, ['mail']],
    success: () => STAY_LETTERS.isSent,
    describe: (fault) => sayWhatServerSaid(fault, STAY_LETTERS.sendFailed),
  });
}

export function usePauseLetters(id: string) {
  const client = useClient(ROWS);
  return useAction({
    run: ({ isPaused }: { readonly isPaused: boolean }) =>
      client.stayLetters.pause({ params: { id }, body: { isPaused } }),
    reloads: [LETTERS_KEY, ['mail']],
    success: (_, { isPaused }) => (isPaused ? STAY_LETTERS.paused : STAY_LETTERS.resumed),
    describe: (fault) => sayWhatServerSaid(fault, STAY_LETTERS.pauseFailed),
  });
}

/** What a letter would tell of the next booking; nothing where it is about none, or none is to come. */
export function useLetterExample(kind: string, language: Language) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...LETTERS_KEY, 'example', kind, language],
    queryFn: async ({ signal }) => {
      try {
        return await client.stayLetters.example({ params: { kind }, query: { language }, signal });
      } catch (fault) {
        if (fault instanceof ApiError && fault.status === 404) return null;
        throw fault;
      }
    },
  });
}
