import type { stayPages as italian } from '../it/stay-pages.ts';

export const stayPages = {
  booking: {
    title: 'Buchen',
    description: (name: string) => `Verfügbarkeit, Preise und Buchungsanfrage: ${name}.`,
    heading: 'Ihr Aufenthalt bei uns',
    lead: 'Wählen Sie Ihre Tage im Kalender und senden Sie uns eine Anfrage: Wir antworten per E-Mail, bis dahin zahlen Sie nichts.',
    needsScript: 'Für eine Anfrage wird JavaScript benötigt; Kalender und Preise sehen Sie auch ohne.',
  },
  contact: {
    title: 'Kontakt',
    description: (name: string) =>
      `Schreiben Sie an ${name}: Wir beantworten jede Frage zum Haus, zu Ihrem Reisezeitraum und zur Anreise.`,
    heading: 'Schreiben Sie uns',
    lead: 'Eine Frage zum Haus, zu Ihrem Reisezeitraum oder zur Anreise? Schreiben Sie uns ein paar Zeilen: Wir antworten persönlich, meist noch am selben Tag.',
    needsScript: 'Für eine Nachricht wird JavaScript benötigt.',
  },
  stay: {
    title: 'Ihre Buchung',
    description: 'Der Aufenthalt, den Sie gebucht haben: Preis, Zahlungen und was noch offen ist.',
    needsScript: 'Um Ihre Buchung zu sehen, wird JavaScript benötigt.',
  },
  cleaning: {
    title: 'Reinigung',
    description: 'Was nach jeder Abreise im Haus zu tun ist.',
    needsScript: 'Bitte schalten Sie JavaScript ein, um diese Seite zu sehen.',
  },
  checkIn: {
    title: 'Anmeldung vorbereiten',
    description: 'Die Angaben zu allen, die im Haus übernachten, in Ruhe vor der Ankunft.',
    needsScript: 'Um das Formular auszufüllen, wird JavaScript benötigt. Schreiben Sie sonst dem Eigentümer.',
    noAdvice:
      'Approdo hilft, gesetzliche Pflichten in Ordnung zu halten: Es ersetzt nicht den Rat von Fachleuten und zuständigen Stellen.',
  },
} satisfies typeof italian;
