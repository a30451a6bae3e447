import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

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
});

export const reports = {
  income: endpoint({
    method: 'GET',
    path: '/reports/income',
    access: 'admin',
    summary: 'What a year brought: money by the month in which it moved, the price of stays by the night',
    query: ofYear,
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
