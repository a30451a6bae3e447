import type { Mailer } from '../adapters/mailer.ts';
import { AUTH_LETTERS } from '../features/auth/auth.mail.ts';
import { BACKUP_LETTERS } from '../features/backup/backup.mail.ts';
import { CHANNEL_LETTERS } from '../features/channels/channels.mail.ts';
import { CONTACT_LETTERS } from '../features/contact/contact.mail.ts';
import { CONVERSATION_LETTERS } from '../features/conversations/conversations.mail.ts';
import { BOOKING_LETTERS } from '../features/letters/bookings.letters.ts';
import { holdLettersNoMore } from '../features/letters/follow-mail.ts';
import { stayLettersRoutes } from '../features/letters/stay-letters.routes.ts';
import { createStayLetters } from '../features/letters/stay-letters.service.ts';
import { mailRoutes } from '../features/mail/mail.routes.ts';
import { createOutbox } from '../features/mail/outbox.service.ts';
import { createWordingSamples } from '../features/mail/wording-sample.service.ts';
import { createWordings } from '../features/mail/wordings.service.ts';
import { CARD_LETTERS } from '../features/payments/cards/card-warning.ts';
import { PAYMENT_LETTERS } from '../features/payments/payments.letters.ts';
import type { Basics } from './basics.ts';

/** What is written to people: which letters there are, in which words, and what became of them. */
export function createMail({ mailer, ...basics }: Basics & { readonly mailer: Mailer }) {
  const letters = [
    ...BOOKING_LETTERS,
    ...PAYMENT_LETTERS,
    ...CARD_LETTERS,
    ...CONVERSATION_LETTERS,
    ...CONTACT_LETTERS,
    ...AUTH_LETTERS,
    ...BACKUP_LETTERS,
    ...CHANNEL_LETTERS,
  ];
  const outbox = createOutbox({ ...basics, letters, onHoldingEnded: holdLettersNoMore });
  const wordings = createWordings({ ...basics, letters });
  const samples = createWordingSamples({ ...basics, letters });
  return {
    letters,
    outbox,
    handlers: {
      mail: mailRoutes({ outbox, wordings, samples, mailer, origin: basics.origin }),
      stayLetters: stayLettersRoutes(createStayLetters({ ...basics, letters })),
    },
  };
}
