import type { TranslationOf } from '../../catalogue.ts';
import type { quotes as italian } from '../../it/prices/quotes.ts';

export const quotes: TranslationOf<typeof italian> = {
  nightsLine: ({ nights, days, price }) =>
    `${nights === 1 ? '1 night' : `${nights} nights`}, ${days} · ${price} a week`,
  formerNightsLine: ({ nights, first, last, price }) =>
    nights === 1
      ? `1 night on ${first} · ${price} a week`
      : `${nights} nights from ${first} to ${last} · ${price} a week`,
  nightlyLine: ({ nights, first, last, price }) => `${nightsFromTo(nights, first, last)} · ${price} a night`,
  nightlyWeekendLine: ({ nights, first, last, price, weekend }) =>
    `${nightsFromTo(nights, first, last)} · ${price} a night, ${weekend} at weekends`,
  mixedNightsLine: ({ nights, first, last }) => `${nightsFromTo(nights, first, last)} · at different prices`,
  shortLine: ({ nights, percent }) => `Supplement for ${nights === 1 ? '1 night' : `${nights} nights`} (+${percent}%)`,
  guestsLine: ({ extra, included, price }) =>
    `${extra === 1 ? '1 guest' : `${extra} guests`} above ${included} · ${price} a night`,
  minimumLine: ({ price }) => `Up to the minimum price of ${price}`,
  lengthLine: ({ percent, at }) => `${percent}% off from ${at} nights`,
  earlyLine: ({ percent }) => `${percent}% early booking discount`,
  lastMinuteLine: ({ percent }) => `${percent}% last-minute discount`,
  codePercentLine: ({ code, percent }) => `Code ${code}: ${percent}% off`,
  codeAmountLine: ({ code }) => `Code ${code}`,
  cleaningLine: 'Final cleaning',
  linenLine: 'Linen and towels',
  whyWeek: ({ nights, price }) => `${nights === 1 ? '1 night' : `${nights} nights`} × ${price} ÷ 7`,
  whyMixed: ({ nights }) => `${nights} nights at different prices`,
  whyPercent: ({ percent, base }) => `${percent}% of ${base}`,
  whyCut: ({ worth }) => `${worth}, down to the minimum price`,
  whyMissing: ({ least, before }) => `${least} less ${before}`,
  whyOnce: 'Once a stay',
  timesNights: ({ nights }) => (nights === 1 ? '1 night' : `${nights} nights`),
  timesPersons: ({ persons }) => (persons === 1 ? '1 person' : `${persons} persons`),
  noAdult: 'At least one guest is an adult',
  requestDayForOwner: 'Only who runs the site chooses the day of the request',
  yearOutOfRange: 'Choose a year from 2000 to 2100',
  rangeReversed: 'The end must be the start or later',
  rangeTooLong: ({ days }) => `At most ${days} days`,
};

function nightsFromTo(nights: number, first: string, last: string): string {
  return nights === 1 && first === last ? `1 night on ${first}` : `${nights} nights from ${first} to ${last}`;
}
