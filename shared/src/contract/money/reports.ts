import { z } from 'zod';
import { PRICE_LINE_KINDS } from '../../domain/prices/price.ts';
import { endpoint } from '../base/endpoint.ts';

const YEARS = 'L’anno va da 2000 a 2100';

/** Defaults to the current year, in Rome. */
const ofYear = z.object({
  year: z
    .union(
      [
        z.number().int().min(2000).max(2100),
        z
          .string()
          .regex(/^(20\d\d|2100)$/)
          .transform(Number),
      ],
      YEARS,
    )
    .optional(),
});

const cents = z.number().int();

const incomeReport = z.object({
  year: z.number().int(),
  /** All twelve, from January; domain/income explains the fields. */
  months: z.array(
    z.object({
      /** `yyyy-MM` */
      month: z.string(),
      received: cents,
      refunded: cents,
      nights: z.number().int(),
      channelNights: z.number().int().optional(),
      earned: cents,
      toAgree: z.number().int().optional(),
    }),
  ),
  damage: cents,
  tax: cents,
  /** The stays brought from each portal, by name; left out where there are none. */
  portals: z
    .array(z.object({ name: z.string(), nights: z.number().int(), earned: cents, commission: cents }))
    .optional(),
  /** With `detail`: totals by kind of line of the priced, confirmed stays that begin in the year. */
  lines: z.record(z.enum(PRICE_LINE_KINDS), cents).optional(),
  /** With `detail`: totals of extras, highest first. */
  extras: z.array(z.object({ name: z.string(), quantity: z.number().int(), amount: cents })).optional(),
});

export const reports = {
  income: endpoint({
    method: 'GET',
    path: '/reports/income',
    access: 'admin',
    summary: 'What a year brought: money by the month in which it moved, the price of stays by the night',
    query: ofYear.extend({ detail: z.enum(['true', 'false'], 'Scegli true o false').optional() }),
    answer: incomeReport,
    status: 200,
  }),
  incomeCsv: endpoint({
    method: 'GET',
    path: '/reports/income/csv',
    access: 'admin',
    summary: 'Every entry of a year, for the accountant’s spreadsheet',
    query: ofYear,
    download: 'text/csv',
    status: 200,
  }),
};
