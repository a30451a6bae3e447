import type { ContactMessage, newContactMessage } from '@approdo/shared/contract/messages/messages';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { endOfForgottenDay } from '@approdo/shared/domain/bookings/forgetting';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { DEFAULT_LOCALE, type LocaleContext } from '../../../http/locale-context.ts';
import { notFound } from '../../../http/problems.ts';
import { notifyWebhooks, visitorMessageReceived } from '../../accounts/connections/index.ts';
import { notifyDevices, visitorWrote } from '../../accounts/push/index.ts';
import type { Limits } from '../../base/limits/index.ts';
import { keepAcceptance } from '../../base/notices/index.ts';
import { forgetMail, type QueueLetter, queueOwnerLetter } from '../../content/mail/index.ts';
import type { DataPart } from '../../stays/stays/index.ts';
import {
  deleteMessage,
  deleteMessages,
  insertMessage,
  listAllReplies,
  listMessageAddresses,
  listMessages,
  listMessagesBefore,
  listMessagesFrom,
  listMessagesToFind,
  listOpenMessages,
  listRepliesTo,
  putReplySentAt,
  updateMessage,
} from './messages.repository.ts';
import type { StoredMessage } from './messages.table.ts';
import { viewMessage, viewReplies } from './messages.view.ts';
import { createReplies, getMessage, viewNow, type WriteContext } from './replies.ts';

type NewMessage = z.output<typeof newContactMessage>;

type Sender = LocaleContext & { readonly caller: Caller | undefined; readonly network: string };

type ContactNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly limits: Limits;
  /** The owner's address; without it every ADMIN account gets her mail. */
  readonly ownerEmail: string | undefined;
  readonly queueLetter: QueueLetter;
  readonly wakeSenders: () => void;
};

export type Contact = ReturnType<typeof createContact>;

/** The contact form: messages of visitors and guests to the owner, and her replies. */
export function createContact(needs: ContactNeeds) {
  const { database, clock, limits, ownerEmail, queueLetter, wakeSenders } = needs;

  async function storeMessage(trx: Trx, asked: NewMessage, language: Language): Promise<void> {
    const message: StoredMessage = {
      id: makeId(),
      name: asked.name,
      email: asked.email,
      phone: asked.phone || null,
      message: asked.message,
      answered: false,
      language,
      createdAt: clock.now().toISOString(),
    };
    await insertMessage(trx, message);
    await keepAcceptance(trx, { way: 'CONTACT', email: asked.email, now: clock.now() });
    const letter = { kind: 'CONTACT_MESSAGE_OWNER', facts: { message }, replyTo: message.email } as const;
    await queueOwnerLetter({ trx, queueLetter, ownerEmail }, letter);
    await notifyDevices({ trx, clock }, visitorWrote(message.id));
    await notifyWebhooks({ trx, now: clock.now() }, visitorMessageReceived(message.id));
  }

  return {
    /** Stores the message and mails the owner; one caught by the trap counts towards the limit and is dropped. */
    async send(asked: NewMessage, { caller, network, language }: Sender): Promise<void> {
      await transact(database, async (trx) => {
        if (caller) await limits.spendIn(trx, 'contactByUser', caller.userId);
        else await limits.spendIn(trx, 'contactByAddress', network);
        if (!isTrapped(asked)) await storeMessage(trx, asked, language);
      });
      wakeSenders();
    },

    async list(locale: LocaleContext): Promise<ContactMessage[]> {
      const messages = await listMessages(database);
      const replies = await viewReplies(database, await listAllReplies(database));
      return messages.map((message) => viewMessage(message, replies.get(message.id) ?? [], locale));
    },

    async mark(id: string, answered: boolean, { precondition, ...locale }: WriteContext): Promise<ContactMessage> {
      return await transact(database, async (trx) => {
        const message = await getMessage(trx, id);
        precondition(await viewNow(trx, message, DEFAULT_LOCALE));
        const marked = { ...message, answered };
        await updateMessage(trx, marked);
        return await viewNow(trx, marked, locale);
      });
    },

    async remove(id: string): Promise<void> {
      if (!(await transact(database, (trx) => deleteMessage(trx, id)))) throw notFound(say('messageUnknown'));
    },

    ...createReplies(needs),
  };
}

/** Call for each mail that has left the outbox, whether it is the letter of a reply or not. */
export async function noteSentReply(
  trx: Trx,
  { id, sentAt }: { readonly id: string; readonly sentAt: string },
): Promise<void> {
  await putReplySentAt(trx, id, sentAt);
}

/** How many are deleted in one transaction, so that other writers do not wait for long. */
const PORTION = 100;

/**
 * Deletes some of the messages written by that day, answered or not, with the replies, and the letters of both.
 * Resolves with whether there may be more.
 */
export async function forgetMessages(trx: Trx, lastDay: LocalDate): Promise<boolean> {
  const before = endOfForgottenDay(lastDay).toISOString();
  const messages = await listMessagesBefore(trx, before, PORTION);
  if (messages.length === 0) return false;
  const ids = messages.map(({ id }) => id);
  const letters = (await listRepliesTo(trx, ids)).map(({ mailId }) => mailId);
  await forgetMail(trx, { ids: letters, addresses: messages.map(({ email }) => email), before });
  await deleteMessages(trx, ids);
  return messages.length === PORTION;
}

/** Personal data: the messages of the contact form, with the replies to them. */
export const contactMessagesData: DataPart = {
  name: 'contactMessages',
  listAddresses: listMessageAddresses,

  async list(reader, { email }) {
    const messages = await listFrom(reader, email);
    const stored = await listRepliesTo(
      reader,
      messages.map(({ id }) => id),
    );
    const replies = Map.groupBy(stored, ({ messageId }) => messageId);
    return messages.map(({ id, name, phone, message, createdAt, ...rest }) => ({
      ...{ id, name, email: rest.email, phone, message },
      ...{ language: rest.language, createdAt },
      replies: (replies.get(id) ?? []).map(({ text, createdAt: repliedAt }) => ({ text, createdAt: repliedAt })),
    }));
  },

  async erase(trx, { email, at }) {
    const messages = (await listFrom(trx, email)).filter(({ createdAt }) => createdAt <= at);
    await deleteMessages(
      trx,
      messages.map(({ id }) => id),
    );
    return messages.length;
  },
};

/** The unanswered contact messages, oldest first. */
export function readOpenMessages(reader: Reader, most: number) {
  return listOpenMessages(reader, most);
}

export async function readMessagesToFind(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listMessagesToFind(reader);
  return rows.map(({ id, name, email, message, created_at }) => ({
    id,
    title: name,
    detail: message,
    texts: [name, email, message],
    at: created_at,
  }));
}

async function listFrom(reader: Reader, email: string | undefined) {
  return email === undefined ? [] : await listMessagesFrom(reader, email);
}

function isTrapped({ leaveThisEmpty }: NewMessage): boolean {
  return leaveThisEmpty !== undefined && leaveThisEmpty !== null && leaveThisEmpty !== '';
}
