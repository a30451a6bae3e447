import type { quotes as italian } from '../it/quotes.ts';
import type { In } from '../say.ts';

export const quotes: In<typeof italian> = {
  nightsLine: ({ nights, days, price }) =>
    `${nights === 1 ? '1 night' : `${nights} nights`}, ${days} · ${price} a week`,
  formerNightsLine: ({ nights, first, last, price }) =>
    nights === 1
      ? `1 night on ${first} · ${price} a week`
      : `${nights} nights from ${first} to ${last} · ${price} a week`,
  cleaningLine: 'Final cleaning',
  linenLine: 'Linen and towels',
};
