import type { stayCard as italian } from '../../it/money/stay-card.ts';

export const stayCard = {
  byCard: 'Mit Karte zahlen',
  opening: 'Einen Moment …',
  failed:
    'Die Kartenzahlung ist im Moment nicht verfügbar. Versuchen Sie es in einigen Minuten noch einmal, oder überweisen Sie den Betrag.',
  test: 'Testmodus',
  testHelp: 'Es wird keine Karte belastet.',
  waiting: 'Wir warten auf die Bestätigung der Zahlung',
  waitingHelp:
    'Meist dauert das nur wenige Sekunden. Sie können die Seite auch schließen: Die Bestätigung kommt von selbst.',
  late: 'Die Bestätigung ist noch nicht da. Sie kommt von selbst: Bitte zahlen Sie nicht noch einmal, und schauen Sie später wieder nach.',
  look: 'Noch einmal prüfen',
  paid: 'Zahlung eingegangen. Vielen Dank!',
  closed: 'Die Zahlung ist nicht zustande gekommen: Es wurde nichts abgebucht. Sie können es noch einmal versuchen.',
} satisfies typeof italian;
