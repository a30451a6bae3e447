import { SHELL } from '../kit/texts.ts';
import { sayUnread } from '../messages/correspondence/index.ts';
import { useCounts } from '../operations/today/index.ts';

/** How many wait behind an entry of the navigation, and how that is heard. */
export type WaitingCount = { readonly count: number; readonly say: (count: number) => string };

/** By the path of the screen: requests to decide; conversations and contact messages that wait for a word. */
export function useWaitingCounts(): Readonly<Record<string, WaitingCount>> {
  const counts = useCounts();
  if (!counts) return {};
  return {
    bookings: { count: counts.requests, say: SHELL.toDecide },
    messages: { count: counts.messages, say: sayUnread },
  };
}
