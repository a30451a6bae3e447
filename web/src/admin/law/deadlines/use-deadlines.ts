import { type DeadlineAnswer, deadlines } from '@approdo/shared/contract/law/deadlines';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { useQuery } from '@tanstack/react-query';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { DEADLINES_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { DEADLINES } from './texts.ts';

/** How long ago what is done was due, in days, to be shown still. */
const DAYS_OF_DONE = 120;

/** What is late, what falls due in sixty days, and what was done of late, by when it is due. */
export function useDeadlines() {
  const call = useCall();
  const today = todayInRome(new Date());
  return useQuery({
    queryKey: [...DEADLINES_KEY, today],
    queryFn: async ({ signal }) => {
      const past = { from: addDays(today, -DAYS_OF_DONE), to: addDays(today, -1) };
      const [before, coming] = await Promise.all([
        call(deadlines.list, { query: past, signal }),
        call(deadlines.list, { query: {}, signal }),
      ]);
      return [...before.filter(({ state }) => state === 'DONE'), ...coming];
    },
  });
}

type Ticked = Pick<DeadlineAnswer, 'key'> & { readonly isDone: boolean };

/** What is said of a tick, once it was set, once it was taken back, and where neither can be done. */
type TickWords = Readonly<Record<'ticked' | 'undone' | 'tickFailed', string>>;

/** Ticks one off, or takes that back. */
export function useTickDeadline(words: TickWords = DEADLINES) {
  return useAction({
    run: ({ key, isDone }: Ticked, call) => call(deadlines.tick, { params: { key }, body: { done: isDone } }),
    success: ({ isDone }) => (isDone ? words.ticked : words.undone),
    describe: (fault) => describeServerError(fault, words.tickFailed),
  });
}
