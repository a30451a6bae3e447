import type { ContactMessage } from '@approdo/shared/contract/messages/messages';
import { sayInstantDateTime } from '@approdo/shared/domain/base/date/say-date';
import { quoteMessage } from '@approdo/shared/domain/messages/quote-message';
import type { Reach } from '@approdo/shared/domain/messages/reach';
import { ANSWER_MAIL } from './texts.ts';

/** Some programs cut off a `mailto:` address longer than this. */
const QUOTE_MAX_LENGTH = 1000;

/** The `mailto:` of an answer, which quotes the message. */
export function beginAnswer({ name, email, message, createdAt }: ContactMessage): Reach {
  const body = [
    ANSWER_MAIL.greeting(name),
    '',
    '',
    '',
    ANSWER_MAIL.quote(sayInstantDateTime(createdAt)),
    ...quoteMessage(shorten(message)).split('\n'),
  ].join('\r\n');
  return { kind: 'mail', email, subject: ANSWER_MAIL.subject, body };
}

function shorten(message: string): string {
  const characters = Array.from(message);
  return characters.length <= QUOTE_MAX_LENGTH ? message : `${characters.slice(0, QUOTE_MAX_LENGTH).join('')}…`;
}
