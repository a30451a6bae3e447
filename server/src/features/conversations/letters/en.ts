import type { ConversationLetterWords } from './conversation-letter-words.ts';

/** What the program writes to guests about messages in English. */
export const english: ConversationLetterWords = {
  BOOKING_MESSAGE: {
    subject: 'A message from {casa}',
    body: `Hello {nome},

{casa} has written to you about your stay ({arrivo} – {partenza}):

{messaggio}

You can answer here: {collegamento}

If you reply to this email instead, your answer reaches us directly but does not appear in the conversation.`,
  },
};
