import type { quotes as italian } from '../it/quotes.ts';
import type { In } from '../say.ts';

export const quotes: In<typeof italian> = {
  nightsLine: ({ nights, days, price }) =>
    `${nights === 1 ? '1 Nacht' : `${nights} Nächte`}, ${days} · ${price} pro Woche`,
  formerNightsLine: ({ nights, first, last, price }) =>
    nights === 1
      ? `1 Nacht am ${first} · ${price} pro Woche`
      : `${nights} Nächte vom ${first} bis ${last} · ${price} pro Woche`,
  cleaningLine: 'Endreinigung',
  linenLine: 'Bettwäsche und Handtücher',
};
