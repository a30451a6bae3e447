import { z } from 'zod';
import { PRICE_LINE_KINDS } from '../../domain/prices/price.ts';
import { endpoint } from '../base/endpoint.ts';

const YEARS = 'L’anno va da 2000 a 2100';

/** This year, in Rome, where none is named. */
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
  /** All twelve, January first; what each of them is, domain/income tells. */
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
  /** With `detail`, of the confirmed stays with a price that begin in the year: what each kind of line came to. */
  lines: z.record(z.enum(PRICE_LINE_KINDS), cents).optional(),
  /** With `detail`: what was taken besides, the one that brought most first. */
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
