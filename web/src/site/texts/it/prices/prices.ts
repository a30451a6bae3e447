import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import { plural } from '@approdo/shared/domain/base/language/plural';
import { quotes } from '@approdo/shared/words/catalogues/it/prices/quotes';

/** The texts of the price list and its terms. */
export const prices = {
  title: 'Prezzi a settimana',
  /** If there are prices by the night too. */
  titleOfAll: 'Prezzi',
  from: {
    NIGHT: (price: string) => `Da ${price} a notte`,
    WEEK: (price: string) => `Da ${price} a settimana`,
  },
  perWeek: (price: string) => `${price} a settimana`,
  perNight: (price: string) => `${price} a notte`,
  perNightOrWeekend: (price: string, weekend: string) => `${price} a notte, ${weekend} nel fine settimana`,
  perWeekOrShort: (week: string, nights: string) => `${week} · ${nights} per soggiorni brevi`,
  exceptions: 'Date particolari',
  since: (year: number) => `Dal ${year}`,
  fees: (cleaning: string, linen: string) =>
    `Si aggiungono ${cleaning} per la pulizia finale e, a scelta, ${linen} per biancheria e asciugamani.`,
  shortStays: {
    AGREEMENT: 'Per i soggiorni più brevi di una settimana il prezzo si concorda con noi.',
    SHARE: 'I soggiorni più brevi di una settimana costano in proporzione, con un supplemento.',
    NIGHT: 'I soggiorni più brevi di una settimana si pagano a notte.',
  },
  guests: (included: number, price: string) =>
    `Oltre ${included} ${plural('it', included, { one: 'ospite', other: 'ospiti' })}: ${price} a notte a persona.`,
  discounts: 'Sconti',
  ofLength: (percent: number, at: number) => quotes.lengthLine({ percent, at }),
  ofEarly: (percent: number) => quotes.earlyLine({ percent }),
  ofLastMinute: (percent: number) => quotes.lastMinuteLine({ percent }),
  atLeastBefore: (discount: string, days: number) =>
    `${discount}, almeno ${days} ${plural('it', days, { one: 'giorno', other: 'giorni' })} prima dell’arrivo`,
  atMostBefore: (discount: string, days: number) =>
    `${discount}, al massimo ${days} ${plural('it', days, { one: 'giorno', other: 'giorni' })} prima dell’arrivo`,
  onArrival: (discount: string) => `${discount}, il giorno dell’arrivo`,
  forArrivals: (discount: string, first: string, last: string) =>
    elideBeforeDates(`${discount}, per arrivi dal ${first} al ${last}`),
  oneDiscount: 'Vale un solo sconto, il più conveniente.',
};
