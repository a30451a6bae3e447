import type { ConversationLetterWords } from './conversation-letter-words.ts';

/** What the program writes to guests about messages in German. */
export const german: ConversationLetterWords = {
  BOOKING_MESSAGE: {
    subject: 'Eine Nachricht von {casa}',
    body: `Guten Tag {nome},

{casa} hat Ihnen zu Ihrem Aufenthalt geschrieben ({arrivo} – {partenza}):

{messaggio}

Hier können Sie antworten: {collegamento}

Wenn Sie stattdessen auf diese E-Mail antworten, erreicht uns Ihre Antwort direkt, erscheint aber nicht in der Unterhaltung.`,
  },
};
