import { z } from 'zod';
import { EXPENSE_CATEGORIES } from '../../domain/money/year/expense.ts';
import { ADVANCE_KINDS } from '../../domain/money/year/flat-tax.ts';
import { YEAR_SOURCES } from '../../domain/money/year/year-figures.ts';
import { WARNING_CODES } from '../../domain/money/year/year-warnings.ts';
import { PRICE_LINE_KINDS } from '../../domain/prices/price.ts';
import { endpoint } from '../base/endpoint.ts';
import { localDate } from '../base/fields.ts';
import { ofYear } from '../base/of-year.ts';

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

const count = z.number().int();

/** In cents, by the rules of domain/money/year. */
const yearTotals = z.object({
  earned: cents,
  kept: cents,
  damage: cents,
  commission: cents,
  expenses: cents,
  left: cents,
  received: cents,
  refunded: cents,
  paidOut: cents,
  touristTax: cents,
  withheld: cents,
});

const yearFigures = z.object({
  sold: count,
  open: count,
  /** Per mille. */
  occupancy: count.nullable(),
  meanNight: cents.nullable(),
  leadDays: count.nullable(),
  cancelled: count,
  /** With those that were cancelled since. */
  confirmed: count,
});

const flatTax = z.object({
  /** Percent; null where none holds. */
  rate: count.nullable(),
  base: cents,
  /** Of stays of more than 30 nights. */
  apart: cents,
  tax: cents.nullable(),
  withheld: cents,
  isCertified: z.boolean(),
  left: cents.nullable(),
  credit: cents.nullable(),
  advances: z.array(z.object({ kind: z.enum(ADVANCE_KINDS), amount: cents, dueOn: localDate })),
  isChecked: z.boolean(),
  source: z.string(),
});

const yearReport = z.object({
  year: z.number().int(),
  /** All twelve, from January. */
  months: z.array(
    z.object({
      /** `yyyy-MM` */
      month: z.string(),
      earned: cents,
      portalEarned: cents,
      received: cents,
      refunded: cents,
      paidOut: cents,
      expenses: cents,
      nights: count,
      portalNights: count,
    }),
  ),
  sources: z.array(
    z.object({
      source: z.enum(YEAR_SOURCES),
      stays: count,
      nights: count,
      earned: cents,
      commission: cents,
      withheld: cents,
    }),
  ),
  totals: yearTotals,
  figures: yearFigures,
  expenses: z.array(z.object({ category: z.enum(EXPENSE_CATEGORIES), amount: cents })),
  flatTax: flatTax.nullable(),
  /** `path` is a page under /admin. */
  warnings: z.array(z.object({ code: z.enum(WARNING_CODES), count, text: z.string(), path: z.string() })),
  before: z.object({ totals: yearTotals, figures: yearFigures }).nullable(),
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
  year: endpoint({
    method: 'GET',
    path: '/reports/year',
    access: 'admin',
    summary: 'The accounts of a year: what it brought and cost by the night and by the day, and the flat tax on it',
    query: ofYear,
    answer: yearReport,
    status: 200,
  }),
  yearFolder: endpoint({
    method: 'GET',
    path: '/reports/year/folder',
    access: 'admin',
    fresh: 'ANY',
    summary: 'A year for the accountant, as an archive: summary, tables, receipts and documents of expenses',
    query: ofYear,
    download: 'application/zip',
    isNeverCached: true,
    status: 200,
    refusals: { 409: ['yearEmpty'] },
  }),
};
