import { addDays, addMonths, daysBetween, type LocalDate } from '../../base/date/local-date.ts';
import { nameMonth } from '../../base/date/name-days.ts';
import { ITALIAN } from '../../base/language/language.ts';

export const TAX_PERIOD_KINDS = ['MONTH', 'QUARTER', 'YEAR'] as const;
/** How often the tax has to be declared. */
export type TaxPeriodKind = (typeof TAX_PERIOD_KINDS)[number];

/** `2026-07`, `2026-Q3` or `2026`. */
export type TaxPeriod = string;

/** A day of a month counted from the end of the period; in a shorter month, its last day. */
export type TaxDue = { readonly day: number; readonly monthsAfter: number };

const MONTHS: Readonly<Record<TaxPeriodKind, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

const FORMS: Readonly<Record<TaxPeriodKind, RegExp>> = {
  MONTH: /^(?:19|2[01])\d{2}-(?:0[1-9]|1[0-2])$/,
  QUARTER: /^(?:19|2[01])\d{2}-Q[1-4]$/,
  YEAR: /^(?:19|2[01])\d{2}$/,
};

/** Whether the text is a period of the kind, in the years 1900 to 2199. */
export function isTaxPeriod(text: string, kind: TaxPeriodKind): boolean {
  return FORMS[kind].test(text);
}

/** The period that contains a day. */
export function taxPeriodOf(day: LocalDate, kind: TaxPeriodKind): TaxPeriod {
  const [year = '', month = ''] = day.split('-');
  if (kind === 'YEAR') return year;
  return kind === 'MONTH' ? `${year}-${month}` : `${year}-Q${Math.ceil(Number(month) / MONTHS.QUARTER)}`;
}

/** First and last day of a period, both included. */
export function daysOfTaxPeriod(period: TaxPeriod): { readonly from: LocalDate; readonly to: LocalDate } {
  const kind = kindOf(period);
  const from = `${period.slice(0, 4)}-${firstMonthOf(period, kind)}-01`;
  return { from, to: addDays(addMonths(from, MONTHS[kind]), -1) };
}

/** The last day for declaring a period in time. */
export function taxDueOn(period: TaxPeriod, { day, monthsAfter }: TaxDue): LocalDate {
  const month = addMonths(addDays(daysOfTaxPeriod(period).to, 1), monthsAfter - 1);
  const length = daysBetween(month, addMonths(month, 1));
  return addDays(month, Math.min(day, length) - 1);
}

/** Each period with a day in the range, in order. */
export function listTaxPeriods(from: LocalDate, to: LocalDate, kind: TaxPeriodKind): TaxPeriod[] {
  const periods: TaxPeriod[] = [];
  for (let day = from; day <= to; day = addDays(daysOfTaxPeriod(taxPeriodOf(day, kind)).to, 1))
    periods.push(taxPeriodOf(day, kind));
  return periods;
}

/** `luglio 2026` · `3º trimestre 2026` · `2026` */
export function nameTaxPeriod(period: TaxPeriod): string {
  const kind = kindOf(period);
  if (kind === 'YEAR') return period;
  return kind === 'MONTH' ? nameMonth(period, ITALIAN) : `${period.slice(6)}º trimestre ${period.slice(0, 4)}`;
}

/** Throws on an invalid period. */
function kindOf(period: TaxPeriod): TaxPeriodKind {
  const kind = TAX_PERIOD_KINDS.find((each) => isTaxPeriod(period, each));
  if (!kind) throw new RangeError(`No period ${period}`);
  return kind;
}

function firstMonthOf(period: TaxPeriod, kind: TaxPeriodKind): string {
  if (kind === 'YEAR') return '01';
  if (kind === 'MONTH') return period.slice(5);
  return String((Number(period.slice(6)) - 1) * MONTHS.QUARTER + 1).padStart(2, '0');
}
