import { z } from 'zod';
import { describeSeasonFaults, findSeasonFaults, type YearDays } from '../../domain/stay/rates.ts';
import { say } from '../../words/say.ts';
import { acrossFields } from '../across-fields.ts';
import { endpoint } from '../endpoint.ts';
import { localDate, monthDay, version } from '../fields.ts';
import { messageOf } from '../messages.ts';

const WHOLE_EUROS = 'Il prezzo deve essere un numero intero di euro, da 0 in su';

const wholeEuros = z.number(WHOLE_EUROS).int(WHOLE_EUROS).min(0, WHOLE_EUROS).max(1_000_000, WHOLE_EUROS);

const season = z.object({ from: monthDay, to: monthDay, weeklyPrice: wholeEuros });

const seasons = acrossFields(z.array(season).max(366, 'Troppi periodi'), {
  of: { from: true, to: true },
  find: (list: readonly YearDays[]) => describeSeasonFaults(findSeasonFaults(list)),
});

/** The price list of a year: whole euros a week by season, and the extras of a stay. */
export const rateList = z.object({
  seasons,
  cleaningFee: wholeEuros,
  linenFee: wholeEuros,
  currency: z.literal('EUR'),
});

export const ratesAnswer = rateList.extend({ version });
export type RatesAnswer = z.output<typeof ratesAnswer>;

/** A priced stay in cents; by agreement it has no total and only the extras as lines. */
const quote = z.object({
  nights: z.number().int(),
  lines: z.array(z.object({ label: z.string(), amount: z.number().int() })),
  total: z.number().int().nullable(),
  byAgreement: z.boolean(),
  /** What a request for it would be refused for, by field; only where there is anything. */
  ruleFaults: z.record(z.string(), z.string()).optional(),
});
export type Quote = z.output<typeof quote>;

export const rates = {
  get: endpoint({
    method: 'GET',
    path: '/rates',
    access: 'anyone',
    token: ['READ_CALENDAR'],
    summary: 'The price list',
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
  quote: endpoint({
    method: 'GET',
    path: '/quote',
    access: 'anyone',
    summary: 'The price of a stay',
    query: z.object({
      startDate: localDate,
      endDate: localDate,
      linen: z.enum(['true', 'false'], messageOf(say('choiceMissing'))).default('false'),
    }),
    answer: quote,
    status: 200,
    countsAs: 'QUOTE',
  }),
};
