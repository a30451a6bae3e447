import type { ContactMessage } from '@approdo/shared/contract/contact';
import { formatInstantDateTime } from '@approdo/shared/domain/local-date';
import { ANSWER_MAIL } from '../../texts/messages.ts';

/** Some programs cut an address that is longer than this, and what follows. */
const QUOTE_MAX_LENGTH = 1000;

/** A `mailto:` that opens an answer, with what was asked below it. */
export function answerAddress({ name, email, message, createdAt }: ContactMessage): string {
  const quoted = shorten(message)
    .split('\n')
    .map((line) => `> ${line}`);
  const body = [
    ANSWER_MAIL.greeting(name),
    '',
    '',
    '',
    ANSWER_MAIL.quote(formatInstantDateTime(createdAt)),
    ...quoted,
  ].join('\r\n');
  return `${mailAddress(email)}?subject=${encodeURIComponent(ANSWER_MAIL.subject)}&body=${encodeURIComponent(body)}`;
}

/** A `mailto:` to whoever left that address; nothing in it becomes a field of the mail. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

function shorten(message: string): string {
  const characters = Array.from(message);
  return characters.length <= QUOTE_MAX_LENGTH ? message : `${characters.slice(0, QUOTE_MAX_LENGTH).join('')}…`;
}
