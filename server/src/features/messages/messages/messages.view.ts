import type { MailStatus } from '@approdo/shared/contract/content/mail';
import { type ContactMessage, type ContactReply, contactMessage } from '@approdo/shared/contract/messages/messages';
import type { Reader } from '../../../db/transaction.ts';
import { withVersion } from '../../../http/calls/precondition.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import type { LocaleContext } from '../../../http/locale-context.ts';
import { listStatuses } from '../../content/mail/index.ts';
import type { StoredMessage, StoredReply } from './messages.table.ts';

const viewShape = contactMessage.omit({ version: true, language: true, replies: true });

/** The version depends on what people wrote and marked: a letter that leaves the outbox outdates nobody's edit. */
export function viewMessage(
  message: StoredMessage,
  replies: readonly ContactReply[],
  { requested }: LocaleContext,
): ContactMessage {
  const { language } = message;
  const view = viewAs(viewShape, message);
  const { version } = withVersion({ ...view, replies: replies.map(({ text, createdAt }) => ({ text, createdAt })) });
  return { ...view, replies: [...replies], version, ...(requested && { language }) };
}

/** The replies with the fates of their letters, by message. */
export async function viewReplies(
  reader: Reader,
  stored: readonly StoredReply[],
): Promise<ReadonlyMap<string, readonly ContactReply[]>> {
  const unsent = stored.flatMap(({ mailId, sentAt }) => (sentAt === null ? mailId : []));
  const statuses = new Map((await listStatuses(reader, unsent)).map(({ id, status }) => [id, status]));
  const view = ({ text, createdAt, mailId, sentAt }: StoredReply): ContactReply => ({
    text,
    createdAt,
    letter: sentAt === null ? fateOf(statuses.get(mailId)) : 'SENT',
  });
  const byMessage = Map.groupBy(stored, ({ messageId }) => messageId);
  return new Map([...byMessage].map(([messageId, replies]) => [messageId, replies.map(view)]));
}

/** By the outbox; a letter that it no longer has, and that was not noted to have left, never will. */
function fateOf(status: MailStatus | undefined): ContactReply['letter'] {
  if (status === 'WAITING' || status === 'HELD') return 'QUEUED';
  return status === 'SENT' || status === 'FILED' ? 'SENT' : 'FAILED';
}
