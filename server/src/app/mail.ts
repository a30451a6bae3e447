import type { Mailer } from '../adapters/mailer.ts';
import type { Trx } from '../db/transaction.ts';
import { mailRoutes } from '../features/content/mail/mail.routes.ts';
import { createOutbox } from '../features/content/mail/outbox.service.ts';
import { LETTERS } from '../features/messages/letters/letters.ts';
import { noteSentLetter, releaseHeldLetters } from '../features/messages/letters/mail-events.ts';
import { stayLettersRoutes } from '../features/messages/letters/stay-letters.routes.ts';
import { createStayLetters } from '../features/messages/letters/stay-letters.service.ts';
import { createWordingSamples } from '../features/messages/letters/wording-sample.service.ts';
import { wordingsRoutes } from '../features/messages/letters/wordings.routes.ts';
import { createWordings } from '../features/messages/letters/wordings.service.ts';
import { noteSentReply } from '../features/messages/messages/index.ts';
import type { Basics } from './basics.ts';

/** The letters to people: their kinds, their wordings, and their delivery. */
export function createMail({ mailer, ...basics }: Basics & { readonly mailer: Mailer }) {
  const outbox = createOutbox({ ...basics, letters: LETTERS, onHoldingEnded: releaseHeldLetters });
  const wordings = createWordings(basics);
  const samples = createWordingSamples(basics);
  return {
    outbox,
    handlers: {
      mail: {
        ...mailRoutes({ outbox, mailer, origin: basics.origin }),
        ...wordingsRoutes({ wordings, samples, mailer }),
      },
      stayLetters: stayLettersRoutes(createStayLetters(basics)),
    },
  };
}

/** What knows of letters by their mail notes that one has left. */
export async function noteDispatchedMail(trx: Trx, mail: Parameters<typeof noteSentLetter>[1]): Promise<void> {
  await noteSentLetter(trx, mail);
  await noteSentReply(trx, mail);
}
