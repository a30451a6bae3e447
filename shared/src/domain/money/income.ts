import { addDays, addMonths, daysBetween, earlierOf, type LocalDate, laterOf } from '../base/date/local-date.ts';
import { percentOf } from '../base/money/share.ts';
import { countNights, listNights, type Stay } from '../stays/stay.ts';
import type { Movement } from './ledger.ts';

/** The entries of one kind in a month, summed. */
export type CashFlow = Pick<Movement, 'direction' | 'purpose' | 'method' | 'amount'> & {
  /** `yyyy-MM` */
  readonly month: string;
  /** Whether they reverse other entries. */
  readonly isCounter: boolean;
};

/** What a stay earns, in cents. */
export type EarningStay = Stay & {
  /** The day of cancellation or refusal; undefined while it is confirmed. */
  readonly closedOn?: LocalDate | undefined;
  /** Null where none is set, or by agreement. */
  readonly price: number | null;
  /** Paid for the stay, less refunds; ignored where a confirmed stay has a price. */
  readonly paid: number;
  /** Of a stay brought from elsewhere: its portal, and what that keeps; null or absent where unknown. */
  readonly portal?: string | null | undefined;
  readonly commission?: number | null | undefined;
};

/** The stays brought from a portal in a year, in cents. */
type PortalIncome = {
  readonly name: string;
  readonly nights: number;
  readonly earned: number;
  /** Shared over the nights as the price is. */
  readonly commission: number;
};

/** A month of the property, in cents. */
export type MonthIncome = {
  /** `yyyy-MM` */
  readonly month: string;
  /** Guests' payments for stays. */
  readonly received: number;
  readonly refunded: number;
  /** Nights of confirmed stays. */
  readonly nights: number;
  /** Nights with only portals' guests, which earn nothing here; left out where there are none. */
  readonly channelNights?: number | undefined;
  /** The price of these nights, and what was retained of cancelled stays. */
  readonly earned: number;
  /** Confirmed stays that begin in the month without a price; left out where there are none. */
  readonly toAgree?: number | undefined;
};

export type IncomeReport = {
  readonly year: number;
  /** All twelve, from January. */
  readonly months: readonly MonthIncome[];
  /** Received for damage, less refunds, in cents: retained from deposits, or paid besides. */
  readonly damage: number;
  /** Tourist tax collected, less refunds, in cents. */
  readonly tax: number;
  /** By name; left out where no stay was brought from a portal. */
  readonly portals?: readonly PortalIncome[] | undefined;
};

type Facts = {
  readonly flows: readonly CashFlow[];
  readonly stays: readonly EarningStay[];
  /** Stays of portals' guests, to the day of departure. */
  readonly channelStays: readonly Stay[];
};

/**
 * A year by the day of each entry, and by the night of each stay. A security deposit is no income until part of it is
 * retained; a reversing entry reduces the month of its own date.
 */
export function reportIncome(year: number, { flows, stays, channelStays }: Facts): IncomeReport {
  const months = monthsOf(year);
  const own = flows.filter(({ month }) => months.includes(month));
  const cash = Map.groupBy(own, ({ month }) => month);
  const nights = new Map(months.map((month) => [month, { nights: 0, earned: 0 }]));
  const channelNights = countByMonth(listNightsOfChannelsAlone(year, { stays, channelStays }));
  const portals = sumPortals(months, stays);
  const unpriced = Map.groupBy(stays.filter(isToAgree), ({ startDate }) => startDate.slice(0, 7));
  for (const stay of stays) {
    for (const part of partsOf(stay)) {
      const sum = nights.get(part.month);
      if (!sum) continue;
      sum.nights += part.nights;
      sum.earned += part.earned;
    }
  }
  return {
    year,
    months: months.map((month) => ({
      month,
      ...sumCash(cash.get(month) ?? []),
      nights: nights.get(month)?.nights ?? 0,
      ...(channelNights.has(month) && { channelNights: channelNights.get(month) }),
      earned: nights.get(month)?.earned ?? 0,
      ...(unpriced.has(month) && { toAgree: unpriced.get(month)?.length }),
    })),
    damage: sumOf(own, 'DAMAGE'),
    tax: sumOf(own, 'TAX'),
    ...(portals.length > 0 && { portals }),
  };
}

function sumPortals(months: readonly string[], stays: readonly EarningStay[]): PortalIncome[] {
  const sums = new Map<string, PortalIncome>();
  for (const stay of stays) {
    if (stay.portal == null) continue;
    const { nights, earned } = sumWithin(months, stay);
    const kept = stay.closedOn === undefined ? sumWithin(months, { ...stay, price: stay.commission ?? 0 }).earned : 0;
    if (nights === 0 && earned === 0) continue;
    const before = sums.get(stay.portal) ?? { name: stay.portal, nights: 0, earned: 0, commission: 0 };
    sums.set(stay.portal, {
      name: stay.portal,
      nights: before.nights + nights,
      earned: before.earned + earned,
      commission: before.commission + kept,
    });
  }
  return [...sums.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function sumWithin(months: readonly string[], stay: EarningStay): Pick<MonthIncome, 'nights' | 'earned'> {
  const parts = partsOf(stay).filter(({ month }) => months.includes(month));
  return parts.reduce((sum, { nights, earned }) => ({ nights: sum.nights + nights, earned: sum.earned + earned }), {
    nights: 0,
    earned: 0,
  });
}

/** Nights of a year that only portals' guests stay, each once: a night that was sold twice is counted as one. */
function listNightsOfChannelsAlone(year: number, { stays, channelStays }: Omit<Facts, 'flows'>): LocalDate[] {
  const taken = new Set(
    stays.filter(({ closedOn }) => closedOn === undefined).flatMap((stay) => nightsWithin(year, stay)),
  );
  const nights = new Set(channelStays.flatMap((stay) => nightsWithin(year, stay)));
  return [...nights].filter((night) => !taken.has(night));
}

/** The nights of a stay that fall in a year. */
export function nightsWithin(year: number, { startDate, endDate }: Stay): LocalDate[] {
  const [january] = monthsOf(year);
  const first = `${january}-01`;
  const next = addMonths(first, 12);
  const from = laterOf(startDate, first);
  const to = earlierOf(endDate, next);
  return from < to ? listNights({ startDate: from, endDate: to }) : [];
}

function countByMonth(nights: readonly LocalDate[]): ReadonlyMap<string, number> {
  const byMonth = Map.groupBy(nights, (night) => night.slice(0, 7));
  return new Map([...byMonth].map(([month, some]) => [month, some.length]));
}

function isToAgree({ price, closedOn }: EarningStay): boolean {
  return price === null && closedOn === undefined;
}

/**
 * The approximate flat tax on rents (cedolare secca), in cents. It is due on the whole rent as it accrues, paid or not
 * (art. 26 TUIR, art. 3 D.Lgs. 23/2011), and so is calculated from the year's earnings.
 */
export function indicateFlatTax({ months }: Pick<IncomeReport, 'months'>): {
  readonly at21: number;
  readonly at26: number;
} {
  const base = months.reduce((sum, { earned }) => sum + earned, 0);
  return { at21: percentOf(base, 21), at26: percentOf(base, 26) };
}

function monthsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, at) => `${String(year).padStart(4, '0')}-${String(at + 1).padStart(2, '0')}`);
}

function sumCash(flows: readonly CashFlow[]): Pick<MonthIncome, 'received' | 'refunded'> {
  const moved = flows.filter(({ purpose, method }) => purpose === 'STAY' && method !== 'INTERNAL');
  return {
    received: sumOfSide(moved, 'IN'),
    refunded: sumOfSide(moved, 'OUT'),
  };
}

/** The total of one direction, less what reversed it. */
function sumOfSide(flows: readonly CashFlow[], side: Movement['direction']): number {
  return flows
    .filter(({ direction, isCounter }) => (direction === side) !== isCounter)
    .reduce((sum, { amount, isCounter }) => sum + (isCounter ? -amount : amount), 0);
}

function sumOf(flows: readonly CashFlow[], purpose: Movement['purpose']): number {
  return flows
    .filter((flow) => flow.purpose === purpose)
    .reduce((sum, { direction, amount }) => sum + (direction === 'IN' ? amount : -amount), 0);
}

export type MonthPart = Pick<MonthIncome, 'month' | 'nights' | 'earned'>;

/**
 * A stay's earnings by month: its price spread over its nights, or what was paid if it has none. What was retained of a
 * cancelled stay counts on the day of cancellation.
 */
export function partsOf(stay: EarningStay): readonly MonthPart[] {
  if (stay.closedOn !== undefined) return [{ month: stay.closedOn.slice(0, 7), nights: 0, earned: stay.paid }];
  const all = countNights(stay);
  const whole = stay.price ?? stay.paid;
  const month = stay.startDate.slice(0, 7);
  // The usual case.
  if (stay.endDate.startsWith(month)) return [{ month, nights: all, earned: whole }];
  const parts: MonthPart[] = [];
  let before = 0;
  for (let from = stay.startDate; from < stay.endDate; ) {
    const next = addMonths(`${from.slice(0, 7)}-01`, 1);
    const nights = Math.min(daysBetween(from, next), all - before);
    const earned = shareOf(whole, before + nights, all) - shareOf(whole, before, all);
    parts.push({ month: from.slice(0, 7), nights, earned });
    before += nights;
    from = addDays(from, nights);
  }
  return parts;
}

/** The price of a stay's first nights, rounded half up; the shares of all nights add up to the whole. */
export function shareOf(whole: number, nights: number, all: number): number {
  return Math.floor((2 * whole * nights + all) / (2 * all));
}
