import { z } from 'zod';
import { describeSeasonFaults, findSeasonFaults, type YearDays } from '../../domain/stays/seasons.ts';
import { say } from '../../words/say.ts';
import { acrossFields } from '../base/across-fields.ts';
import { endpoint } from '../base/endpoint.ts';
import { monthDay, version } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';
import { dayPrices, dayPricesSent, findWeekFault, wholeEuros } from './day-prices.ts';
import { quoteAnswer, quoteQuery } from './quote.ts';

const days = { from: monthDay, to: monthDay };

const seasonSent = acrossFields(z.object({ ...days, ...dayPricesSent }), {
  of: { weeklyPrice: true, byNight: true },
  find: findWeekFault,
  at: 'weeklyPrice',
});

const seasons = acrossFields(z.array(seasonSent).max(366, 'Troppi periodi'), {
  of: { from: true, to: true },
  find: (list: readonly YearDays[]) => describeSeasonFaults(findSeasonFaults(list)),
});

/** A price list in requests: whole euros by season, and the fees of a stay. */
export const rateList = z.object({
  seasons,
  cleaningFee: wholeEuros,
  linenFee: wholeEuros,
  currency: z.literal('EUR'),
});

/** A price list in answers; seasons have only the keys that are set. */
const listAnswer = z.object({
  seasons: z.array(z.object({ ...days, ...dayPrices })),
  cleaningFee: wholeEuros,
  linenFee: wholeEuros,
  currency: z.literal('EUR'),
});

export const ratesAnswer = listAnswer.extend({
  /** The year from which it holds; left out for the first one. */
  validFrom: z.number().int().optional(),
  version,
});
export type RatesAnswer = z.output<typeof ratesAnswer>;

/** One of all lists; `validFrom` is null for the first one. */
const yearList = z.object({ validFrom: z.number().int().nullable(), ...listAnswer.shape, version });
export type YearList = z.output<typeof yearList>;

const year = z.union(
  [
    z.number().int().min(2000).max(2100),
    z
      .string()
      .regex(/^(20\d\d|2100)$/)
      .transform(Number),
  ],
  encodeMessage(say('yearOutOfRange')),
);

export const rates = {
  get: endpoint({
    method: 'GET',
    path: '/rates',
    access: 'anyone',
    token: ['READ_CALENDAR'],
    summary: 'The price list in force this year, or in another',
    query: z.object({ year: year.optional() }),
    versioned: true,
    answer: ratesAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/rates',
    access: 'admin',
    summary: 'Change the price list; the seasons cover every day of the year once',
    body: rateList.partial(),
    versioned: true,
    answer: ratesAnswer,
    status: 200,
  }),
  years: endpoint({
    method: 'GET',
    path: '/rates/years',
    access: 'admin',
    summary: 'All price lists, the first one first',
    answer: z.array(yearList),
    status: 200,
  }),
  replaceYear: endpoint({
    method: 'PUT',
    path: '/rates/{year}',
    access: 'admin',
    summary: 'Make the price list from a year on, or put another in its place; it holds until the next one begins',
    params: z.object({ year }),
    body: rateList.omit({ currency: true }),
    versioned: true,
    answer: yearList,
    status: 200,
    refusals: { 409: ['tooManyPriceLists'] },
  }),
  removeYear: endpoint({
    method: 'DELETE',
    path: '/rates/{year}',
    access: 'admin',
    summary: 'Delete the price list from a year on; the one before it goes on',
    params: z.object({ year }),
    status: 204,
  }),
  quote: endpoint({
    method: 'GET',
    path: '/quote',
    access: 'anyone',
    summary: 'The price of a stay',
    query: quoteQuery,
    answer: quoteAnswer,
    status: 200,
    notCachedWith: 'code',
    countsAs: 'QUOTE',
  }),
};
