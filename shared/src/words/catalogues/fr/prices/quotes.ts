import type { TranslationOf } from '../../catalogue.ts';
import type { quotes as italian } from '../../it/prices/quotes.ts';

export const quotes: TranslationOf<typeof italian> = {
  nightsLine: ({ nights, days, price }) =>
    `${nights === 1 ? '1 nuit' : `${nights} nuits`}, ${days} · ${price} par semaine`,
  formerNightsLine: ({ nights, first, last, price }) =>
    nights === 1
      ? `1 nuit le ${first} · ${price} par semaine`
      : `${nights} nuits du ${first} au ${last} · ${price} par semaine`,
  nightlyLine: ({ nights, first, last, price }) => `${nightsFromTo(nights, first, last)} · ${price} par nuit`,
  nightlyWeekendLine: ({ nights, first, last, price, weekend }) =>
    `${nightsFromTo(nights, first, last)} · ${price} par nuit, ${weekend} le week-end`,
  mixedNightsLine: ({ nights, first, last }) => `${nightsFromTo(nights, first, last)} · à des prix différents`,
  shortLine: ({ nights, percent }) =>
    `Supplément pour ${nights === 1 ? '1 nuit' : `${nights} nuits`} (+${percent}\u00A0%)`,
  guestsLine: ({ extra, included, price }) =>
    `${extra === 1 ? '1 voyageur' : `${extra} voyageurs`} au-delà de ${included} · ${price} par nuit`,
  minimumLine: ({ price }) => `Jusqu’au prix minimum de ${price}`,
  lengthLine: ({ percent, at }) => `${percent}\u00A0% de remise dès ${at} nuits`,
  earlyLine: ({ percent }) => `${percent}\u00A0% de remise pour réservation anticipée`,
  lastMinuteLine: ({ percent }) => `${percent}\u00A0% de remise de dernière minute`,
  codePercentLine: ({ code, percent }) => `Code ${code}\u00A0: ${percent}\u00A0% de remise`,
  codeAmountLine: ({ code }) => `Code ${code}`,
  cleaningLine: 'Ménage de fin de séjour',
  linenLine: 'Draps et serviettes',
  whyWeek: ({ nights, price }) => `${nights === 1 ? '1 nuit' : `${nights} nuits`} × ${price} ÷ 7`,
  whyMixed: ({ nights }) => `${nights} nuits à des prix différents`,
  whyPercent: ({ percent, base }) => `${percent}\u00A0% de ${base}`,
  whyCut: ({ worth }) => `${worth}, jusqu’au prix minimum`,
  whyMissing: ({ least, before }) => `${least} moins ${before}`,
  whyOnce: 'Une fois par séjour',
  timesNights: ({ nights }) => (nights === 1 ? '1 nuit' : `${nights} nuits`),
  timesPersons: ({ persons }) => (persons === 1 ? '1 personne' : `${persons} personnes`),
  noAdult: 'Au moins un voyageur est adulte',
  requestDayForOwner: 'Seul le gestionnaire du site choisit le jour de la demande',
  yearOutOfRange: 'Choisissez une année de 2000 à 2100',
  rangeReversed: 'La fin ne peut pas précéder le début',
  rangeTooLong: ({ days }) => `${days} jours au maximum`,
};

function nightsFromTo(nights: number, first: string, last: string): string {
  return nights === 1 && first === last ? `1 nuit le ${first}` : `${nights} nuits du ${first} au ${last}`;
}
