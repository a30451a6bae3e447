import { type ComplianceEdit, complianceList } from '@approdo/shared/contract/law/compliance';
import { type DeadlineAnswer, deadlines } from '@approdo/shared/contract/law/deadlines';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { useQuery } from '@tanstack/react-query';
import { useAction } from '../../kit/feedback/use-action.ts';
import { DEADLINES_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { COMPLIANCE, DEADLINES } from './texts.ts';

/** How many days after their due date done deadlines are still listed. */
const DAYS_OF_DONE = 120;

/** Deadlines that are late, due within sixty days, or recently done, by due date. */
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

/** The messages after ticking, after undoing it, and for each failure. */
type TickWords = Readonly<Record<'ticked' | 'undone' | 'tickFailed', string>>;

/** Ticks a deadline off, or undoes that. */
export function useTickDeadline(words: TickWords = DEADLINES) {
  return useAction({
    run: ({ key, isDone }: Ticked, call) => call(deadlines.tick, { params: { key }, body: { done: isDone } }),
    success: ({ isDone }) => (isDone ? words.ticked : words.undone),
    describe: words.tickFailed,
  });
}

type Noted = { readonly item: ComplianceEdit['items'][number]; readonly version: string | undefined };

/** Saves changes of an item; `by` a form, which shows its own errors, it rejects where the server refuses. */
export function useNoteCompliance(by: 'form' | 'button') {
  return useAction({
    run: ({ item, version }: Noted, call) => call(complianceList.replace, { body: { items: [item] }, version }),
    success: () => COMPLIANCE.saved,
    ...(by === 'button' && { describe: COMPLIANCE.saveFailed }),
  });
}
