import type { TranslationOf } from '../../catalogue.ts';
import type { codes as italian } from '../../it/prices/codes.ts';

export const codes: TranslationOf<typeof italian> = {
  codeInvalid: 'Der Code ist nicht gültig',
  codeSignIn: 'Um diesen Code zu verwenden, melden Sie sich in Ihrem Konto an',
  codeTooFewNights: ({ nights }) => `Der Code gilt ab ${nights} Nächten`,
  codeStays: ({ from, to }) => `Der Code gilt für Aufenthalte vom ${from} bis ${to}`,
  codeStaysFrom: ({ from }) => `Der Code gilt für Aufenthalte ab ${from}`,
  codeStaysUntil: ({ to }) => `Der Code gilt für Aufenthalte bis ${to}`,
  codeByAgreement: 'Der Code gilt, wenn der Preis feststeht: fragen Sie den Gastgeber',
  codeUnused: 'Sie haben schon einen besseren Rabatt: der Code wird nicht gebraucht',
  codeAtLeast: 'Der Preis ist schon der niedrigste: der Code wird nicht gebraucht',
  priceUnconfirmed: 'Bestätigen Sie den Preis',
  alreadyHolding: 'Für Sie werden schon Daten gehalten: schließen Sie jene Zahlung ab',
};
