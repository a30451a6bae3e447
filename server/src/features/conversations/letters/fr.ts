import type { ConversationLetterWords } from './conversation-letter-words.ts';

/** What the program writes to guests about messages in French. */
export const french: ConversationLetterWords = {
  BOOKING_MESSAGE: {
    subject: 'Un message de {casa}',
    body: `Bonjour {nome},

{casa} vous a écrit au sujet de votre séjour ({arrivo} – {partenza})\u00A0:

{messaggio}

Vous pouvez répondre ici\u00A0: {collegamento}

Si vous répondez plutôt à cet e-mail, votre réponse nous parvient directement mais n’apparaît pas dans la conversation.`,
  },
};
