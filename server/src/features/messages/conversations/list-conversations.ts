import type { Conversation } from '@approdo/shared/contract/messages/conversations';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { FirstItems } from '../../../db/first-items.ts';
import type { Reader } from '../../../db/transaction.ts';
import {
  listLastMessages,
  listLatestBookingIds,
  listWaitingConversations,
  type WaitingConversation,
} from './all-conversations.repository.ts';
import { countUnread } from './conversations.repository.ts';

const MOST = 200;

/** Characters of the last message. */
const MOST_TEXT = 200;

/** All conversations, at most 200: waiting ones by oldest unanswered message, then the others by latest message. */
export async function listConversations(reader: Reader, today: LocalDate): Promise<Conversation[]> {
  const waiting = await listWaitingConversations(reader, { today, most: MOST });
  const unanswered = new Map(waiting.items.map((one) => [one.bookingId, one.unanswered]));
  const latest = await listLatestBookingIds(reader, MOST);
  const ids = [...new Set([...unanswered.keys(), ...latest])].slice(0, MOST);
  const [last, unread] = await Promise.all([listLastMessages(reader, ids), countUnread(reader, 'GUEST')]);
  const byId = new Map(last.map((one) => [one.bookingId, one]));
  return ids.flatMap((id) => {
    const one = byId.get(id);
    if (!one) return [];
    const { bookingId, guestName, startDate, endDate, status, side, text, createdAt } = one;
    return {
      bookingId,
      guestName: guestName ?? '',
      startDate,
      endDate,
      status,
      last: { from: side, text: [...text].slice(0, MOST_TEXT).join(''), createdAt },
      unread: unread.get(id) ?? 0,
      unanswered: unanswered.get(id) ?? 0,
    };
  });
}

/** The conversations in which a guest waits for the owner, longest first. */
export async function readWaitingConversations(
  reader: Reader,
  range: { readonly today: LocalDate; readonly most: number },
): Promise<FirstItems<WaitingConversation>> {
  return await listWaitingConversations(reader, range);
}
