import type { LocalDate } from '../../base/date/local-date.ts';
import { daysOfTaxPeriod, type TaxDue, type TaxPeriod, taxDueOn } from './tax-period.ts';
import type { TaxTariff } from './tax-tariff.ts';
import {
  listTaxedGuests,
  listTaxNights,
  type TaxedGuest,
  type TaxedStay,
  type TaxKind,
  type TaxNight,
} from './tourist-tax.ts';

export const TAX_COUNTS = ['DEPARTURE', 'NIGHT'] as const;
/** The period of a night: that in which the stay ends, or the night's own. */
type TaxCount = (typeof TAX_COUNTS)[number];

type ReportInput = {
  readonly period: TaxPeriod;
  readonly countBy: TaxCount;
  readonly due: TaxDue;
  readonly tariffs: readonly TaxTariff[];
  /** Those that touch the period; others are ignored. */
  readonly stays: readonly { readonly stay: TaxedStay; readonly guests: readonly TaxedGuest[] }[];
  /** Tax collected, in cents. */
  readonly collected: number;
};

/** Nights of one tariff at one rate; `tariff` is null outside of all. */
type TaxLine = Readonly<Record<TaxKind, number>> & {
  readonly tariff: string | null;
  readonly amount: number;
  readonly due: number;
};

export type TaxReport = {
  readonly period: TaxPeriod;
  readonly dueOn: LocalDate;
  readonly isEstimate: boolean;
  /** By tariff, then by rate; nights outside of every tariff last. */
  readonly lines: readonly TaxLine[];
  readonly exemptions: readonly { readonly code: string; readonly nights: number }[];
  readonly guests: number;
  readonly nights: number;
  readonly due: number;
  readonly collected: number;
};

/** The declaration of a period; all zeros without nights. */
export function taxReport(reported: ReportInput): TaxReport {
  const { period, collected } = reported;
  const guests = reported.stays
    .flatMap((each) => listNightsOfGuests(each, reported))
    .filter((nights) => nights.length > 0);
  const nights = guests.flat();
  return {
    period,
    dueOn: taxDueOn(period, reported.due),
    isEstimate: nights.some(({ isEstimate }) => isEstimate),
    lines: listLines(nights),
    exemptions: listExemptions(nights),
    guests: guests.length,
    nights: nights.length,
    due: sumDue(nights),
    collected,
  };
}

type ReportedStay = ReportInput['stays'][number];

function listNightsOfGuests(
  { stay, guests }: ReportedStay,
  { period, countBy, tariffs }: ReportInput,
): (readonly TaxNight[])[] {
  const { from, to } = daysOfTaxPeriod(period);
  const isIn = (day: LocalDate) => from <= day && day <= to;
  if (countBy === 'DEPARTURE' && !isIn(stay.endDate)) return [];
  return listTaxedGuests(stay, guests).map((guest) => {
    const nights = listTaxNights(guest, stay, tariffs);
    return countBy === 'NIGHT' ? nights.filter(({ night }) => isIn(night)) : nights;
  });
}

function listLines(nights: readonly TaxNight[]): TaxLine[] {
  const groups = Map.groupBy(nights, ({ tariff, amount }) => JSON.stringify([tariff, amount]));
  return [...groups.values()].map(lineOf).toSorted(byTariff);
}

function lineOf(nights: readonly TaxNight[]): TaxLine {
  const countOf = (kind: TaxKind) => nights.filter((night) => night.kind === kind).length;
  return {
    tariff: nights[0]?.tariff ?? null,
    amount: nights[0]?.amount ?? 0,
    ordinary: countOf('ordinary'),
    reduced: countOf('reduced'),
    exempt: countOf('exempt'),
    outside: countOf('outside'),
    due: sumDue(nights),
  };
}

function byTariff(one: TaxLine, other: TaxLine): number {
  if (one.tariff === other.tariff) return one.amount - other.amount;
  if (one.tariff === null || other.tariff === null) return one.tariff === null ? 1 : -1;
  return one.tariff < other.tariff ? -1 : 1;
}

function listExemptions(nights: readonly TaxNight[]): TaxReport['exemptions'] {
  const exempt = nights.flatMap(({ exemption }) => (exemption === null ? [] : [exemption]));
  return [...Map.groupBy(exempt, (code) => code)]
    .map(([code, some]) => ({ code, nights: some.length }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1));
}

function sumDue(nights: readonly TaxNight[]): number {
  return nights.reduce((sum, { due }) => sum + due, 0);
}
