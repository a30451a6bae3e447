import { elideBeforeDates } from '../../../../domain/base/date/say-date.ts';

type Nights = { readonly nights: number };

/** The owner's rules that a stay breaks; weekdays and dates are already formatted. */
export const stayRules = {
  tooFewNights: ({ nights }: Nights) =>
    nights === 1 ? 'Per questo arrivo serve almeno 1 notte' : `Per questo arrivo servono almeno ${nights} notti`,
  tooManyNights: ({ nights }: Nights) =>
    nights === 1
      ? 'Per questo arrivo si può prenotare al massimo 1 notte'
      : `Per questo arrivo si possono prenotare al massimo ${nights} notti`,
  arrivalDaysOnly: ({ days }: { readonly days: string }) => `Si arriva solo di ${days}`,
  departureDaysOnly: ({ days }: { readonly days: string }) => `Si parte solo di ${days}`,
  tooLittleNotice: ({ days }: { readonly days: number }) =>
    days === 1 ? 'Serve un preavviso di 1 giorno' : `Serve un preavviso di ${days} giorni`,
  arrivalTooLate: ({ last }: { readonly last: string }) => elideBeforeDates(`Si può arrivare fino al ${last}`),
  noPreparation: ({ nights }: Nights) =>
    nights === 1 ? 'Fra due soggiorni serve 1 notte libera' : `Fra due soggiorni servono ${nights} notti libere`,
  nightsLeftAlone: ({ nights }: Nights) =>
    nights === 1 ? 'Resterebbe 1 notte isolata' : `Resterebbero ${nights} notti isolate`,
};
