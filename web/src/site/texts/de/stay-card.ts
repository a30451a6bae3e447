import type { stayCard as italian } from '../it/stay-card.ts';

export const stayCard = {
  byCard: 'Mit Karte zahlen',
  opening: 'Einen Moment…',
  failed:
    'Die Kartenzahlung antwortet gerade nicht. Versuchen Sie es in einigen Minuten noch einmal, oder überweisen Sie den Betrag.',
  test: 'Testzahlungen',
  testHelp: 'Es wird keine Karte belastet.',
  waiting: 'Wir warten auf die Bestätigung der Zahlung',
  waitingHelp:
    'Meist dauert das nur wenige Sekunden. Sie können die Seite auch schließen: Die Bestätigung kommt von selbst.',
  late: 'Die Bestätigung ist noch nicht da. Sie kommt von selbst: Zahlen Sie nicht noch einmal, und sehen Sie später wieder nach.',
  look: 'Noch einmal nachsehen',
  paid: 'Zahlung eingegangen. Vielen Dank!',
  closed: 'Die Zahlung ist nicht zustande gekommen: Es wurde nichts abgebucht. Sie können es noch einmal versuchen.',
} satisfies typeof italian;
