import type { TranslationOf } from '../../catalogue.ts';
import type { stays as italian } from '../../it/stays/stays.ts';

export const stays: TranslationOf<typeof italian> = {
  datesMissing: 'Bitte wählen Sie An- und Abreisedatum',
  datesTaken: 'Einige der gewählten Tage sind nicht verfügbar. Bitte wählen Sie einen anderen Zeitraum.',
  checkInPast: 'Das Anreisedatum darf nicht in der Vergangenheit liegen',
  startTooFar: ({ years }) => `Das Anreisedatum darf höchstens ${years} Jahre in der Zukunft liegen`,
  checkOutTooEarly: 'Das Abreisedatum muss nach dem Anreisedatum liegen',
  stayTooLong: ({ nights }) => `Ein Aufenthalt kann höchstens ${nights} Nächte dauern`,
  guestsOutOfRange: ({ most }) => `Die Zahl der Gäste muss zwischen 1 und ${most} liegen`,
  linenNotSaid: 'Geben Sie für die Wäsche true oder false an',
  foundByUnknown: 'Wählen Sie aus der Liste, wie Sie uns gefunden haben, oder lassen Sie das Feld leer',
};
