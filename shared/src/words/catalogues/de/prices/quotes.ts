import type { TranslationOf } from '../../catalogue.ts';
import type { quotes as italian } from '../../it/prices/quotes.ts';

export const quotes: TranslationOf<typeof italian> = {
  nightsLine: ({ nights, days, price }) =>
    `${nights === 1 ? '1 Nacht' : `${nights} Nächte`}, ${days} · ${price} pro Woche`,
  formerNightsLine: ({ nights, first, last, price }) =>
    nights === 1
      ? `1 Nacht am ${first} · ${price} pro Woche`
      : `${nights} Nächte vom ${first} bis ${last} · ${price} pro Woche`,
  nightlyLine: ({ nights, first, last, price }) => `${nightsFromTo(nights, first, last)} · ${price} pro Nacht`,
  nightlyWeekendLine: ({ nights, first, last, price, weekend }) =>
    `${nightsFromTo(nights, first, last)} · ${price} pro Nacht, ${weekend} am Wochenende`,
  mixedNightsLine: ({ nights, first, last }) => `${nightsFromTo(nights, first, last)} · zu verschiedenen Preisen`,
  shortLine: ({ nights, percent }) =>
    `Zuschlag für ${nights === 1 ? '1 Nacht' : `${nights} Nächte`} (+${percent}\u00A0%)`,
  guestsLine: ({ extra, included, price }) =>
    `${extra === 1 ? '1 Gast' : `${extra} Gäste`} über ${included} · ${price} pro Nacht`,
  minimumLine: ({ price }) => `Bis zum Mindestpreis von ${price}`,
  lengthLine: ({ percent, at }) => `${percent}\u00A0% Rabatt ab ${at} Nächten`,
  earlyLine: ({ percent }) => `${percent}\u00A0% Frühbucherrabatt`,
  lastMinuteLine: ({ percent }) => `${percent}\u00A0% Last-Minute-Rabatt`,
  codePercentLine: ({ code, percent }) => `Code ${code}: ${percent}\u00A0% Rabatt`,
  codeAmountLine: ({ code }) => `Code ${code}`,
  cleaningLine: 'Endreinigung',
  linenLine: 'Bettwäsche und Handtücher',
  whyWeek: ({ nights, price }) => `${nights === 1 ? '1 Nacht' : `${nights} Nächte`} × ${price} ÷ 7`,
  whyMixed: ({ nights }) => `${nights} Nächte zu verschiedenen Preisen`,
  whyPercent: ({ percent, base }) => `${percent}\u00A0% von ${base}`,
  whyCut: ({ worth }) => `${worth}, bis zum Mindestpreis`,
  whyMissing: ({ least, before }) => `${least} weniger ${before}`,
  whyOnce: 'Einmal pro Aufenthalt',
  timesNights: ({ nights }) => (nights === 1 ? '1 Nacht' : `${nights} Nächte`),
  timesPersons: ({ persons }) => (persons === 1 ? '1 Person' : `${persons} Personen`),
  noAdult: 'Mindestens ein Gast ist erwachsen',
  requestDayForOwner: 'Den Tag der Anfrage wählt nur, wer die Website führt',
  yearOutOfRange: 'Wählen Sie ein Jahr von 2000 bis 2100',
  rangeReversed: 'Das Ende darf nicht vor dem Anfang liegen',
  rangeTooLong: ({ days }) => `Höchstens ${days} Tage`,
};

function nightsFromTo(nights: number, first: string, last: string): string {
  return nights === 1 && first === last ? `1 Nacht am ${first}` : `${nights} Nächte vom ${first} bis ${last}`;
}
