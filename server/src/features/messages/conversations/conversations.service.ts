import type {
  BookingMessage,
  Conversation,
  MessageSide,
  newBookingMessage,
} from '@approdo/shared/contract/messages/conversations';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isConversationOpen, MAX_MESSAGES } from '@approdo/shared/domain/messages/conversation';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { makeId } from '../../../adapters/random.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict } from '../../../http/problems.ts';
import { guestMessageReceived, notifyWebhooks } from '../../accounts/connections/index.ts';
import { guestWrote, notifyDevices } from '../../accounts/push/index.ts';
import {
  bookingNotFound,
  type CommitNeeds,
  createCommit,
  type DataPart,
  type GuestStay,
  getBooking,
  isOwn,
  requireAddress,
  type Viewer,
} from '../../stays/stays/index.ts';
import {
  countMessages,
  countUnanswered,
  countUnread,
  deleteMessagesOf,
  findMessageByKey,
  insertMessage,
  listMessages,
  listMessagesOf,
  listUnread,
  markAnswered,
  markRead,
} from './conversations.repository.ts';
import type { StoredBookingMessage } from './conversations.table.ts';
import { listConversations } from './list-conversations.ts';
import { notifyOtherSide } from './notify-other-side.ts';

type BookingContext = { readonly id: string; readonly caller: Caller };

export type Conversations = ReturnType<typeof createConversations>;

/** The messages between guest and owner about a booking. An admin counts as the owner, even for her own booking. */
export function createConversations(needs: CommitNeeds) {
  const { database, clock } = needs;
  const commit = createCommit(needs);

  return {
    /** All conversations, for the owner. */
    async listAll(): Promise<Conversation[]> {
      return await listConversations(database, clock.today());
    },

    /** Throws 404 for another account's booking. */
    async list({ id, caller }: BookingContext): Promise<BookingMessage[]> {
      await getAccessibleStay(caller, database, id);
      return (await listMessages(database, id)).map(viewMessage);
    },

    /** Stores and mails a message. A repeated key returns the first message and mails nobody. */
    async write({ id, caller }: BookingContext, input: z.output<typeof newBookingMessage>): Promise<BookingMessage> {
      const written = await commit(async (change) => {
        const { trx, limits } = change;
        const stay = await getAccessibleStay(caller, trx, id);
        const side = sideOf(caller);
        const existing = input.key && (await findMessageByKey(trx, { bookingId: id, side, key: input.key }));
        if (existing) return existing;
        if (!isConversationOpen({ ...stay, hasAccount: stay.userId !== null }, clock.today())) {
          throw conflict(say('conversationClosed'));
        }
        if (side === 'OWNER') requireAddress(stay);
        const count = await countMessages(trx, id);
        if (count >= MAX_MESSAGES) throw conflict(say('conversationFull', { max: MAX_MESSAGES }));
        await limits.spendIn(trx, 'messageByUser', caller.userId);
        const message: StoredBookingMessage = {
          id: makeId(),
          bookingId: id,
          position: count + 1,
          side,
          text: input.text,
          key: input.key ?? null,
          createdAt: clock.now().toISOString(),
          readAt: null,
          toldAt: null,
          answeredAt: null,
        };
        await insertMessage(trx, message);
        if (side === 'OWNER') await markAnswered(trx, id, message.createdAt);
        await notifyOtherSide(change, stay, side);
        if (side === 'GUEST') {
          await notifyDevices(change, guestWrote(id));
          await notifyWebhooks({ trx, now: clock.now() }, guestMessageReceived(stay, message.id));
        }
        return message;
      });
      return viewMessage(written);
    },

    /** Marks the other side's messages as read, up to `upTo` if given. */
    async read({ id, caller }: BookingContext, upTo?: string): Promise<void> {
      await transact(database, async (trx) => {
        await getAccessibleStay(caller, trx, id);
        await markRead(trx, { bookingId: id, side: otherSideOf(caller), readAt: clock.now().toISOString(), upTo });
      });
    },

    /** Marks the guest's messages as read and answered, up to `upTo`: the owner answers elsewhere or not at all. */
    async markResolved(id: string, upTo: string): Promise<void> {
      const now = clock.now().toISOString();
      await transact(database, async (trx) => {
        if ((await getBooking(trx, id)).isBlocked) throw bookingNotFound();
        await markRead(trx, { bookingId: id, side: 'GUEST', readAt: now, upTo });
        await markAnswered(trx, id, now);
      });
    },

    /** The number of messages of a booking that the caller has not read. */
    async countUnreadOf({ id, caller }: { readonly id: string; readonly caller: Viewer }): Promise<number> {
      return (await listUnread(database, id, otherSideOf(caller))).length;
    },
  };
}

/** The number of unread messages by booking, among those the caller may read; without zeros. */
export async function readUnread(reader: Reader, caller: Viewer): Promise<ReadonlyMap<string, number>> {
  return await countUnread(reader, otherSideOf(caller), caller.role === 'ADMIN' ? undefined : caller.userId);
}

/** The number of messages that wait for the owner, by booking; in closed conversations only unread ones count. */
export async function readUnanswered(reader: Reader, today: LocalDate) {
  const [unanswered, unread] = await Promise.all([countUnanswered(reader), countUnread(reader, 'GUEST')]);
  return {
    of(stay: GuestStay): number {
      const isOpen = isConversationOpen({ ...stay, hasAccount: stay.userId !== null }, today);
      return (isOpen ? unanswered : unread).get(stay.id) ?? 0;
    },
  };
}

/** Personal data: the messages between guest and owner about a guest's stays. */
export const conversationsData: DataPart = {
  name: 'conversations',

  async list(reader, { stays }) {
    const messages = await listMessagesOf(
      reader,
      stays.map(({ id }) => id),
    );
    return messages.map(({ bookingId, side, text, createdAt, readAt }) => ({
      ...{ bookingId, side, text },
      ...{ createdAt, readAt },
    }));
  },

  erase: (trx, { stays, at }) =>
    deleteMessagesOf(
      trx,
      stays.map(({ id }) => id),
      at,
    ),
};

/** The caller's own stay, or any for an admin; throws 404 otherwise, and for closed days. */
async function getAccessibleStay(caller: Caller, reader: Reader, id: string): Promise<GuestStay> {
  const booking = await getBooking(reader, id);
  if (booking.isBlocked || !(caller.role === 'ADMIN' || isOwn(booking, caller))) throw bookingNotFound();
  return booking;
}

function sideOf({ role }: Viewer): MessageSide {
  return role === 'ADMIN' ? 'OWNER' : 'GUEST';
}

function otherSideOf(caller: Viewer): MessageSide {
  return sideOf(caller) === 'OWNER' ? 'GUEST' : 'OWNER';
}

function viewMessage({ id, side, text, createdAt, readAt }: StoredBookingMessage): BookingMessage {
  return { id, from: side, text, createdAt, readAt };
}
