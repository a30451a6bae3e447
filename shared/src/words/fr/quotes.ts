import type { quotes as italian } from '../it/quotes.ts';
import type { In } from '../say.ts';

export const quotes: In<typeof italian> = {
  nightsLine: ({ nights, days, price }) =>
    `${nights === 1 ? '1 nuit' : `${nights} nuits`}, ${days} · ${price} par semaine`,
  formerNightsLine: ({ nights, first, last, price }) =>
    nights === 1
      ? `1 nuit le ${first} · ${price} par semaine`
      : `${nights} nuits du ${first} au ${last} · ${price} par semaine`,
  cleaningLine: 'Ménage de fin de séjour',
  linenLine: 'Draps et serviettes',
};
