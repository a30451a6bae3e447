import type { ContactMessage, newContactReply } from '@approdo/shared/contract/messages/messages';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import { DEFAULT_LOCALE, type LocaleContext } from '../../../http/locale-context.ts';
import { requireFound } from '../../../http/problems.ts';
import { listOwnerAddresses } from '../../base/people/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { findMessage, insertReply, listRepliesTo, updateMessage } from './messages.repository.ts';
import type { StoredMessage, StoredReply } from './messages.table.ts';
import { viewMessage, viewReplies } from './messages.view.ts';

type RepliesNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  /** The owner's address; without it an answer to the letter goes to the first ADMIN account's. */
  readonly ownerEmail: string | undefined;
  readonly queueLetter: QueueLetter;
  readonly wakeSenders: () => void;
};

/** Whoever changes a message, and the version it must have. */
export type WriteContext = LocaleContext & { readonly precondition: Precondition };

/** The owner's replies to contact messages, each taken to its sender by a letter that quotes the message. */
export function createReplies({ database, clock, ownerEmail, queueLetter, wakeSenders }: RepliesNeeds) {
  async function store(
    trx: Trx,
    message: StoredMessage,
    { text, key, position }: Pick<StoredReply, 'text' | 'key' | 'position'>,
  ): Promise<void> {
    const [owner] = await listOwnerAddresses(trx, ownerEmail);
    const mailId = await queueLetter(trx, {
      kind: 'CONTACT_REPLY',
      facts: { message, property: await getProperty(trx), risposta: text },
      language: message.language,
      to: { name: message.name, address: message.email },
      ...(owner && { replyTo: owner.address }),
    });
    const createdAt = clock.now().toISOString();
    const about = { id: makeId(), messageId: message.id, position };
    await insertReply(trx, { ...about, text, key, mailId, createdAt, sentAt: null });
    await updateMessage(trx, { ...message, answered: true });
  }

  return {
    /** Stores and mails a reply, and marks the message as answered. A repeated key mails nobody, of any version. */
    async reply(
      id: string,
      { text, key }: z.output<typeof newContactReply>,
      { precondition, ...locale }: WriteContext,
    ): Promise<ContactMessage> {
      const replied = await transact(database, async (trx) => {
        const message = await getMessage(trx, id);
        const stored = await listRepliesTo(trx, [id]);
        if (!stored.some((reply) => reply.key === key)) {
          precondition(await viewNow(trx, message, DEFAULT_LOCALE));
          await store(trx, message, { text, key, position: stored.length + 1 });
        }
        return await viewNow(trx, await getMessage(trx, id), locale);
      });
      wakeSenders();
      return replied;
    },
  };
}

/** Throws 404 if there is none. */
export async function getMessage(trx: Trx, id: string): Promise<StoredMessage> {
  return requireFound(await findMessage(trx, id), say('messageUnknown'));
}

/** The message with its replies as they are now. */
export async function viewNow(trx: Trx, message: StoredMessage, locale: LocaleContext): Promise<ContactMessage> {
  const { id } = message;
  const replies = await viewReplies(trx, await listRepliesTo(trx, [id]));
  return viewMessage(message, replies.get(id) ?? [], locale);
}
