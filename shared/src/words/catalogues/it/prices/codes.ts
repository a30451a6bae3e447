import { elideBeforeDates } from '../../../../domain/base/date/say-date.ts';

/** What codes and instant confirmation say; days come written. */
export const codes = {
  codeInvalid: 'Il codice non è valido',
  codeSignIn: 'Per usare questo codice accedi al tuo account',
  codeTooFewNights: ({ nights }: { readonly nights: number }) => `Il codice vale da ${nights} notti`,
  codeStays: ({ from, to }: { readonly from: string; readonly to: string }) =>
    elideBeforeDates(`Il codice vale per soggiorni dal ${from} al ${to}`),
  codeStaysFrom: ({ from }: { readonly from: string }) => elideBeforeDates(`Il codice vale per soggiorni dal ${from}`),
  codeStaysUntil: ({ to }: { readonly to: string }) => elideBeforeDates(`Il codice vale per soggiorni fino al ${to}`),
  codeByAgreement: 'Il codice vale quando il prezzo è fissato: chiedilo al proprietario',
  codeUnused: 'Hai già uno sconto più conveniente: il codice non serve',
  codeAtLeast: 'Il prezzo è già quello minimo: il codice non serve',
  priceUnconfirmed: 'Conferma il prezzo',
  alreadyHolding: 'Hai già delle date tenute per te: completa quel pagamento',
};
