import { letter } from './letter.ts';

/** What the owner sends to herself to see that mail arrives. */
export const TEST_LETTER = letter({
  kind: 'TEST',
  title: 'Messaggio di prova',
  placeholders: {},
  wording: {
    subject: 'Messaggio di prova',
    body: `Buongiorno,

questo è un messaggio di prova: se lo leggi, la posta del sito arriva.`,
  },
});
