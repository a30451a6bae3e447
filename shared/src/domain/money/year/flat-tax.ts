import type { LocalDate } from '../../base/date/local-date.ts';
import { percentOf } from '../../base/money/share.ts';
import { countNights, type Stay } from '../../stays/stay.ts';
import { FLAT_TAX_RATES, RATES_CHECKED_ON } from './flat-tax-rates.ts';
import { shareWithin } from './share-by-month.ts';

/** A longer stay is no short let: its contract is registered, and its rent is taxed apart. */
export const SHORT_LET_NIGHTS = 30;

export const ADVANCE_KINDS = ['FIRST', 'SECOND'] as const;

export type Advance = {
  readonly kind: (typeof ADVANCE_KINDS)[number];
  readonly amount: number;
  readonly dueOn: LocalDate;
};

/** What is paid in advance of the next year, in cents: up to `NONE` nothing, under `ONE` all of it at once. */
const ADVANCES = { NONE: 5165, ONE: 25_752, FIRST_PERCENT: 40 };

type Taxed = {
  readonly year: number;
  readonly homes: number;
  readonly isChosen: boolean;
  readonly stays: readonly (Stay & { readonly amount: number })[];
  readonly withheld: number;
};

/**
 * The flat tax on a year's rent as it accrues, in cents; the portals' withholding is on its account. Without a rate,
 * before 2017 or where letting is a business, there is no tax.
 */
export function reportFlatTax({ year, stays, withheld, homes, isChosen }: Taxed) {
  const sumOf = (some: Taxed['stays']) => some.reduce((sum, stay) => sum + shareWithin(year, stay).earned, 0);
  const [short, long] = [stays.filter(isShort), stays.filter((stay) => !isShort(stay))];
  const base = Math.max(0, sumOf(short));
  const row = FLAT_TAX_RATES.findLast(({ from }) => from <= year);
  const hasRate = row !== undefined && (row.mostHomes === null || homes <= row.mostHomes);
  const rate = hasRate ? row[homes === 1 || isChosen ? 'first' : 'others'] : null;
  const tax = rate === null ? null : percentOf(base, rate);
  const left = tax === null ? null : Math.max(0, tax - withheld);
  return {
    rate,
    base,
    apart: sumOf(long),
    tax,
    withheld,
    left,
    credit: tax === null ? null : Math.max(0, withheld - tax),
    advances: left === null ? [] : planAdvances(left, year),
    isChecked: String(year) <= RATES_CHECKED_ON.slice(0, 4),
    source: row?.source ?? '',
  };
}

/** The advances for the next year on what is left of this one's tax, in cents. */
export function planAdvances(left: number, year: number): Advance[] {
  if (left <= ADVANCES.NONE) return [];
  const first = left < ADVANCES.ONE ? 0 : percentOf(left, ADVANCES.FIRST_PERCENT);
  const second: Advance = { kind: 'SECOND', amount: left - first, dueOn: `${year + 1}-11-30` };
  return first === 0 ? [second] : [{ kind: 'FIRST', amount: first, dueOn: `${year + 1}-06-30` }, second];
}

type Certificate = { readonly year: number; readonly portal: string; readonly withheld: number };

type PortalWithheld = { readonly source: string; readonly withheld: number };

/** What the portals withheld in a year, in cents; what one of them certified wins over its files. */
export function sumWithheld(year: number, told: readonly PortalWithheld[], certificates: readonly Certificate[]) {
  const certified = certificates.filter((each) => each.year === year);
  const others = told.filter(({ source }) => !certified.some(({ portal }) => portal === source));
  const withheld = [...certified, ...others].reduce((sum, each) => sum + each.withheld, 0);
  return { withheld, isCertified: certified.length > 0 };
}

function isShort(stay: Stay): boolean {
  return countNights(stay) <= SHORT_LET_NIGHTS;
}
