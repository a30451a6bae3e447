import { useWaitingBookings } from '../resources/use-bookings.ts';
import { useUnansweredCount } from '../resources/use-messages.ts';
import { sayUnread } from '../texts/conversation.ts';
import { SHELL } from '../texts/shell.ts';

/** How many wait behind an entry of the navigation, and how that is heard. */
export type WaitingCount = { readonly count: number; readonly say: (count: number) => string };

/** By the path of the screen: requests to decide; conversations and contact messages that wait for a word. */
export function useWaitingCounts(): Readonly<Record<string, WaitingCount>> {
  const { requests, conversations } = useWaitingBookings();
  const messages = useUnansweredCount();
  return {
    bookings: { count: requests, say: SHELL.toDecide },
    messages: { count: conversations + messages, say: sayUnread },
  };
}
