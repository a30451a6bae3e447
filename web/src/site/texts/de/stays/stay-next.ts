import type { stayNext as italian } from '../../it/stays/stay-next.ts';

export const stayNext = {
  title: 'Was jetzt zu tun ist',
  says: {
    ACCEPT: 'Bitte lesen Sie den Vertrag für Ihren Aufenthalt und nehmen Sie ihn an.',
    ANSWER: 'Wir haben Ihnen geschrieben und warten auf Ihre Antwort.',
    ARRIVE: 'Bald ist es so weit: Hier steht, wie Sie zu uns kommen und was Sie brauchen, um ins Haus zu gelangen.',
    REVIEW: 'Wie war es? Erzählen Sie es denen, die nach Ihnen kommen.',
  },
  register: (date: string) =>
    `Bitte geben Sie an, wer im Haus übernachtet: Der Link steht in der E-Mail, die wir Ihnen geschickt haben, und gilt bis zum ${date}.`,
  links: {
    PAY: 'Zur Zahlung',
    ACCEPT: 'Zum Vertrag',
    REGISTER: 'E-Mail nicht gefunden? Schreiben Sie uns',
    ANSWER: 'Antworten',
    ARRIVE: 'Anfahrt ansehen',
    REVIEW: 'Bewertung schreiben',
  },
  sections: 'Auf dieser Seite',
  arrival: 'Anreise',
  change: 'Ändern oder stornieren',
} satisfies typeof italian;
