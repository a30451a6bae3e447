import { z } from 'zod';
import { isLocalDate } from '../../domain/base/date/local-date.ts';
import { TAX_PERIOD_KINDS } from '../../domain/law/tax/tax-period.ts';
import { TAX_COUNTS } from '../../domain/law/tax/tax-report.ts';
import { endpoint } from '../base/endpoint.ts';
import { line, localDate, monthDay, text, version, whole } from '../base/fields.ts';

const MAX_TARIFFS = 40;
const MAX_EXEMPTIONS = 30;
const MAX_BANDS = 20;
/** Per night, in cents. */
const MAX_AMOUNT = 5000;
/** Per guest-night, in cents. */
const MAX_NIGHT_PRICE = 1_000_000;
const LEAP_YEAR = '2028';

const yearDay = monthDay.refine((day) => isLocalDate(`${LEAP_YEAR}-${day}`), 'Non è un giorno del calendario');

const amount = cents(MAX_AMOUNT, 'Scrivi un importo da 0 a 50 euro');
const age = whole({ min: 1, max: 120 }).optional();

/** The municipality's tax for a guest-night, from a day on. */
const tariff = z.object({
  from: localDate,
  /** Days of every year; they span the new year where the end precedes the start. */
  season: z.object({ from: yearDay, to: yearDay }).optional(),
  amount: amount.optional(),
  /** Price bands per guest-night, in cents; the last is open-ended. */
  bands: z
    .array(
      z.object({ upTo: cents(MAX_NIGHT_PRICE, 'Scrivi un prezzo da 0 a 10.000 euro').nullable(), amount }),
      'Le fasce sono un elenco',
    )
    .max(MAX_BANDS, `Le fasce possono essere al massimo ${MAX_BANDS}`)
    .optional(),
  maxNights: whole({ min: 1, max: 365 }).optional(),
  exemptUnder: age,
  exemptFrom: age,
  reducedUnder: age,
  reducedAmount: amount.optional(),
});

/** The municipality's tax, and when it has to be declared. */
export const touristTaxTerms = z.object({
  mode: z.enum(['NONE', 'NIGHT', 'BANDS', 'LANDING'], 'Scegli come si calcola'),
  /** Shown in place of an amount where it is paid on site. */
  text: text({ max: 1000 }),
  tariffs: z
    .array(tariff, 'Le tariffe sono un elenco')
    .max(MAX_TARIFFS, `Le tariffe possono essere al massimo ${MAX_TARIFFS}`),
  exemptions: z
    .array(
      z.object({
        code: line({ min: 1, max: 30, tooShort: 'Scrivi il codice' }),
        label: line({ min: 1, max: 100, tooShort: 'Scrivi il nome' }),
      }),
      'Le esenzioni sono un elenco',
    )
    .max(MAX_EXEMPTIONS, `Le esenzioni possono essere al massimo ${MAX_EXEMPTIONS}`),
  period: z.enum(TAX_PERIOD_KINDS, 'Scegli il periodo'),
  /** A day of a month, counted from the end of the period. */
  due: z.object({ day: whole({ min: 1, max: 31 }), monthsAfter: whole({ min: 1, max: 6 }) }),
  countBy: z.enum(TAX_COUNTS, 'Scegli come si conta'),
  /** Whether guests of the site pay it with their stay. */
  isCollected: z.boolean('Scegli sì o no'),
});
export type TouristTaxTerms = z.output<typeof touristTaxTerms>;
export type TouristTaxTariff = TouristTaxTerms['tariffs'][number];

/** The fields of a PUT, all optional. */
const touristTaxTermsEdit = touristTaxTerms.partial();
export type TouristTaxTermsEdit = z.output<typeof touristTaxTermsEdit>;

const count = z.number().int();

const kinds = { ordinary: count, reduced: count, exempt: count, outside: count };

const report = z.object({
  period: z.string(),
  dueOn: localDate,
  /** Whether it rests on unknown guests or prices. */
  isEstimate: z.boolean(),
  /** Nights by tariff and rate; amounts in cents, `tariff` null outside of every tariff. */
  lines: z.array(z.object({ tariff: z.string().nullable(), amount: count, ...kinds, due: count })),
  exemptions: z.array(z.object({ code: z.string(), nights: count })),
  guests: count,
  nights: count,
  /** Cents. */
  due: count,
  /** Collected from guests, in cents. */
  collected: count,
});
export type TouristTaxReport = z.output<typeof report>;

const periodQuery = z.object({ period: z.string('Scegli il periodo').max(7, 'Scegli il periodo') });

export const touristTaxTermsAnswer = touristTaxTerms.extend({ version });

export const touristTax = {
  get: endpoint({
    method: 'GET',
    path: '/tourist-tax',
    access: 'admin',
    summary: 'What the municipality wants of whoever sleeps there',
    versioned: true,
    answer: touristTaxTermsAnswer,
    status: 200,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/tourist-tax',
    access: 'admin',
    summary: 'Change it; two tariffs of one day may not hold on the same days',
    body: touristTaxTermsEdit,
    versioned: true,
    answer: touristTaxTermsAnswer,
    status: 200,
  }),
  report: endpoint({
    method: 'GET',
    path: '/tourist-tax/report',
    access: 'admin',
    summary: 'What is to be declared of a period of the kind that is set: 2026-07, 2026-Q3 or 2026',
    query: periodQuery,
    answer: report,
    status: 200,
    refusals: { 409: ['registerKeyMissing'] },
    isNeverCached: true,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/tourist-tax/csv',
    access: 'admin',
    summary: 'The same as a table',
    query: periodQuery,
    download: 'text/csv',
    status: 200,
    refusals: { 409: ['registerKeyMissing'] },
    isNeverCached: true,
  }),
};

/** Faults of cents are worded in euros, as they are typed. */
function cents(max: number, wrong: string) {
  return z.number(wrong).int(wrong).min(0, wrong).max(max, wrong);
}
