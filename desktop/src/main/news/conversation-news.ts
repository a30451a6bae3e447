import type { Client } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { conversations } from '@approdo/shared/contract/messages/conversations';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { NEWS } from '../texts.ts';
import type { Waiting } from './waiting.ts';

/** More at once are not useful: the screen lists them all. */
const MAX_CONVERSATIONS = 10;

/**
 * Bookings whose guests wait for the owner's reply, each keyed by its last message, so that the next one is news again.
 * If the list of bookings has no unanswered messages, or the site knows none, nothing is requested.
 */
export async function listConversationNews(
  client: Client<{ conversations: typeof conversations }>,
  bookings: readonly Booking[],
): Promise<Waiting[]> {
  const waiting = bookings.filter(({ unanswered = 0 }) => unanswered > 0).slice(0, MAX_CONVERSATIONS);
  return await Promise.all(
    waiting.map(async (booking) => {
      const messages = await client.conversations.list({ params: { id: booking.id } });
      const last = messages.findLast(({ from }) => from === 'GUEST');
      return describeConversation(booking, last?.id ?? '');
    }),
  );
}

/** Anyone may see a computer's screen: it shows who wrote, not what. */
function describeConversation({ id, guestName, startDate, endDate }: Booking, messageId: string): Waiting {
  return {
    key: `conversation ${id} ${messageId}`,
    title: NEWS.conversation,
    text: `${guestName ?? ''} · ${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`,
    screen: { path: `bookings/${id}#conversazione` },
  };
}
