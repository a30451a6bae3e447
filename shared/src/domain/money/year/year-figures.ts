import { daysBetween, type LocalDate } from '../../base/date/local-date.ts';
import { totalOf } from '../../prices/price.ts';
import type { Stay } from '../../stays/stay.ts';
import { type CashFlow, type EarningStay, type MonthPart, nightsWithin, reportIncome, shareOf } from '../income.ts';
import { countedAmount, type Expense, sumByCategory } from './expense.ts';
import { type Payout, PORTALS, type PortalStay } from './portals.ts';
import { shareByMonth } from './share-by-month.ts';

export const YEAR_SOURCES = ['SITE', 'OWNER', ...PORTALS] as const;
type YearSource = (typeof YEAR_SOURCES)[number];

/** A stay of this house, as the income report has it. */
export type OwnStay = EarningStay & { readonly id: string; readonly source: YearSource; readonly guestName: string };

/** What counts of a stay, in cents. */
export type CountedStay = Stay & {
  readonly source: YearSource;
  readonly isOfPortal: boolean;
  /** The portal's; empty for a stay of this house. */
  readonly code: string;
  readonly guestName: string;
  readonly amount: number;
  readonly commission: number;
  /** By payout. */
  readonly withheld: readonly Payout[];
};

/** A stay that was confirmed once, and when it was requested. */
type Arrival = Pick<Stay, 'startDate'> & {
  readonly source: string;
  readonly requestedOn: LocalDate;
  readonly isCancelled: boolean;
};

export type YearFacts = {
  readonly own: readonly OwnStay[];
  /** Of any year. */
  readonly portalStays: readonly PortalStay[];
  readonly payouts: readonly (Payout & { readonly currency: string })[];
  /** Without those of linked stays. */
  readonly flows: readonly CashFlow[];
  /** Of the year. */
  readonly expenses: readonly Expense[];
  /** Portals' calendars, to the day of departure. */
  readonly channelStays: readonly Stay[];
  /** The owner's own blocks. */
  readonly closed: readonly Stay[];
  /** Those that arrive in the year. */
  readonly arrivals: readonly Arrival[];
};

/** The accounts of a year: amounts by the night, cash by the day, in cents. */
export function tellYear(year: number, facts: YearFacts) {
  const counted = listCounted(facts);
  const slept = counted.filter((stay) => hasNightIn(year, stay));
  const shares = slept.flatMap(sharesOf).filter(({ month }) => month.startsWith(`${year}-`));
  const cash = reportIncome(year, { flows: facts.flows, stays: [], channelStays: [] });
  const paidOut = groupByMonth(paidOutOf(facts));
  const spent = groupByMonth(facts.expenses.map((each) => ({ date: each.day, amount: countedAmount(each) })));
  const months = cash.months.map(({ month, received, refunded }) => {
    const ofMonth = shares.filter((share) => share.month === month);
    const own = sumUp(ofMonth.filter(({ isOfPortal }) => !isOfPortal));
    const portal = sumUp(ofMonth.filter(({ isOfPortal }) => isOfPortal));
    return {
      ...{ month, earned: own.earned, portalEarned: portal.earned, received, refunded },
      ...{ paidOut: totalOf(paidOut.get(month) ?? []), expenses: totalOf(spent.get(month) ?? []) },
      ...{ nights: own.nights, portalNights: portal.nights },
    };
  });
  const sources = YEAR_SOURCES.map((source) => {
    const isOfSource = (each: { readonly source: YearSource }) => each.source === source;
    const withheld = counted.filter(isOfSource).reduce((sum, stay) => sum + withheldIn(year, stay), 0);
    return { source, stays: slept.filter(isOfSource).length, ...sumUp(shares.filter(isOfSource)), withheld };
  });
  const { nights, earned, commission } = sumUp(shares);
  const { damage, tax: touristTax } = cash;
  const kept = totalOf(listKept(facts).filter(({ date }) => date.startsWith(`${year}-`)));
  const total = (name: 'received' | 'refunded' | 'paidOut' | 'expenses') =>
    months.reduce((sum, month) => sum + month[name], 0);
  const expenses = total('expenses');
  return {
    months,
    sources: sources.filter(({ stays, withheld }) => stays > 0 || withheld !== 0),
    totals: {
      ...{ earned, kept, damage, commission, expenses, left: earned + kept + damage - commission - expenses },
      ...{ received: total('received'), refunded: total('refunded'), paidOut: total('paidOut') },
      ...{ touristTax, withheld: sources.reduce((sum, { withheld }) => sum + withheld, 0) },
    },
    figures: {
      ...tellFigures({ ...countNights(year, facts), earned, nights }),
      leadDays: medianOf(facts.arrivals.filter(isOfSite).map(leadOf)),
      cancelled: facts.arrivals.filter(({ isCancelled }) => isCancelled).length,
      confirmed: facts.arrivals.length,
    },
    expenses: sumByCategory(facts.expenses),
  };
}

/** Whether anybody slept here in a year, or any money moved. */
export function hasAny({ totals, figures }: Pick<ReturnType<typeof tellYear>, 'totals' | 'figures'>): boolean {
  return figures.sold > 0 || Object.values(totals).some((amount) => amount !== 0);
}

/** The stays that earn: a linked one by its portal stay alone, one in another currency by the owner's euros alone. */
export function listCounted({ own, portalStays }: Pick<YearFacts, 'own' | 'portalStays'>): CountedStay[] {
  const linked = linkedIds(portalStays);
  const ofOwner = own
    .filter(({ id, closedOn }) => closedOn === undefined && !linked.has(id))
    .map(({ source, startDate, endDate, guestName, price, paid, commission }) => ({
      ...{ source, startDate, endDate, guestName, isOfPortal: false, code: '' },
      ...{ amount: price ?? paid, commission: commission ?? 0, withheld: [] },
    }));
  const ofPortals = portalStays.flatMap((stay) => {
    const { portal: source, startDate, endDate, guestName, code } = stay;
    const money = stay.currency === 'EUR' ? stay : stay.euros;
    if (!money) return [];
    const { gross: amount, commission, withheld } = money;
    return {
      ...{ source, startDate, endDate, guestName, isOfPortal: true, code },
      ...{ amount, commission, withheld: spread(withheld, stay) },
    };
  });
  return [...ofOwner, ...ofPortals];
}

/** Whether a night of a stay falls in a year. */
export function hasNightIn(year: number, { startDate, endDate }: Stay): boolean {
  return startDate < endDate && startDate < `${year + 1}-01-01` && endDate > `${year}-01-01`;
}

/** Whether a portal's stay has a night or a payout in a year. */
export function isOfYear(year: number, { startDate, endDate, payouts }: Pick<PortalStay, keyof Stay | 'payouts'>) {
  const isPaid = payouts.some(({ date }) => date.startsWith(`${year}-`));
  return isPaid || (startDate < `${year + 1}-01-01` && endDate > `${year}-01-01`);
}

/** The stays of this house that count by a portal's. */
export function linkedIds(portalStays: readonly Pick<PortalStay, 'bookingId'>[]): ReadonlySet<string> {
  return new Set(portalStays.flatMap(({ bookingId }) => bookingId ?? []));
}

type Share = MonthPart & Pick<CountedStay, 'source' | 'isOfPortal' | 'commission'>;

function sharesOf({ source, isOfPortal, commission, ...stay }: CountedStay): Share[] {
  const kept = shareByMonth({ ...stay, amount: commission });
  return shareByMonth(stay).map((part, at) => ({ ...part, source, isOfPortal, commission: kept[at]?.earned ?? 0 }));
}

function sumUp(shares: readonly Share[]) {
  const sum = { nights: 0, earned: 0, commission: 0 };
  for (const { nights, earned, commission } of shares) {
    sum.nights += nights;
    sum.earned += earned;
    sum.commission += commission;
  }
  return sum;
}

/** What was kept of cancelled stays, by the day of cancelling. */
function listKept({ own, portalStays }: YearFacts): Payout[] {
  const linked = linkedIds(portalStays);
  return own.flatMap(({ id, closedOn, paid }) =>
    closedOn === undefined || linked.has(id) ? [] : [{ date: closedOn, amount: paid }],
  );
}

/** Payouts in another currency count by the euros of their stays. */
function paidOutOf({ payouts, portalStays }: YearFacts): Payout[] {
  const told = payouts.filter(({ currency }) => currency === 'EUR');
  const inEuros = portalStays.flatMap((stay) =>
    stay.currency === 'EUR' || !stay.euros ? [] : spread(stay.euros.paid, stay),
  );
  return [...told, ...inEuros];
}

/** What was withheld of a stay in a year: that of its payouts. */
export function withheldIn(year: number, { withheld }: Pick<CountedStay, 'withheld'>): number {
  return totalOf(withheld.filter(({ date }) => date.startsWith(`${year}-`)));
}

/** An amount over the payouts of a stay, by what each of them paid; on its arrival where none is known. */
function spread(amount: number, { payouts, startDate }: Pick<PortalStay, 'payouts' | 'startDate'>): Payout[] {
  const all = totalOf(payouts);
  if (payouts.length < 2 || all <= 0) return [{ date: payouts[0]?.date ?? startDate, amount }];
  let paid = 0;
  return payouts.map((payout) => {
    const before = shareOf(amount, paid, all);
    paid += payout.amount;
    return { date: payout.date, amount: shareOf(amount, paid, all) - before };
  });
}

function groupByMonth(payouts: readonly Payout[]): ReadonlyMap<string, readonly Payout[]> {
  return Map.groupBy(payouts, ({ date }) => date.slice(0, 7));
}

/** Nights with a guest, each once, and nights that the owner's blocks leave open. */
function countNights(year: number, { own, portalStays, channelStays, closed }: YearFacts) {
  const nightsOf = (stays: readonly Stay[]) => new Set(stays.flatMap((stay) => nightsWithin(year, stay)));
  const slept = own.filter(({ closedOn }) => closedOn === undefined);
  const all = daysBetween(`${year}-01-01`, `${year + 1}-01-01`);
  return { sold: nightsOf([...slept, ...portalStays, ...channelStays]).size, open: all - nightsOf(closed).size };
}

type Nights = { readonly sold: number; readonly open: number; readonly earned: number; readonly nights: number };

/** Occupancy per mille, and what a night earned, in cents. */
export function tellFigures({ sold, open, earned, nights }: Nights) {
  return {
    ...{ sold, open },
    occupancy: open === 0 ? null : shareOf(1000, sold, open),
    meanNight: nights === 0 ? null : shareOf(earned, 1, nights),
  };
}

function isOfSite({ source, isCancelled }: Arrival): boolean {
  return source === 'SITE' && !isCancelled;
}

function leadOf({ startDate, requestedOn }: Arrival): number {
  return daysBetween(requestedOn, startDate);
}

/** The middle one, or half of the two in the middle, half up; null without any. */
export function medianOf(values: readonly number[]): number | null {
  const inOrder = values.toSorted((one, other) => one - other);
  const [below, above] = [inOrder[Math.floor((values.length - 1) / 2)], inOrder[Math.floor(values.length / 2)]];
  return below === undefined || above === undefined ? null : Math.floor((below + above + 1) / 2);
}
