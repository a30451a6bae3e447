import { addDays, daysBetween, earlierOf, type LocalDate, laterOf } from '../base/date/local-date.ts';
import { percentOf } from '../base/money/share.ts';

export const INSTALMENT_KINDS = ['DEPOSIT', 'BALANCE', 'SECURITY', 'TAX'] as const;
export type InstalmentKind = (typeof INSTALMENT_KINDS)[number];

/** A part of what is to be paid, in cents, and the last day on which it is in time. */
export type Instalment = {
  readonly kind: InstalmentKind;
  readonly amount: number;
  readonly dueDate: LocalDate;
  /** Where the amount rests on something that is not known yet, as a tax does on guests of whom nobody has written. */
  readonly isEstimate?: true | undefined;
};

/** What the owner asks for and when: a share of the price at first, the rest before arrival, and what is given back. */
export type ScheduleTerms = {
  readonly depositPercent: number;
  /** From the confirmation on. */
  readonly depositDays: number;
  /** Before arrival. */
  readonly balanceDays: number;
  /** Cents. */
  readonly securityDeposit: number;
};

export const initialScheduleTerms: ScheduleTerms = {
  depositPercent: 30,
  depositDays: 3,
  balanceDays: 30,
  securityDeposit: 0,
};

/** More rates than that nobody asks for (MONEY.md). */
export const MAX_INSTALMENTS = 12;

type Priced = {
  /** What the stay costs, in cents. */
  readonly total: number;
  /** The day on which it was confirmed, or priced for the first time thereafter. */
  readonly since: LocalDate;
  readonly arrival: LocalDate;
};

/** The instalments of a stay, by the day that they are due on: those of the price add up to it. None is due after arrival. */
export function planSchedule({ total, since, arrival }: Priced, terms: ScheduleTerms): Instalment[] {
  const ofPrice = planPrice({ total, since, arrival }, terms);
  const dueDate = dueOfLastBalance(ofPrice) ?? dueOfBalance({ since, arrival }, terms);
  const security: Instalment = { kind: 'SECURITY', amount: terms.securityDeposit, dueDate };
  return security.amount > 0 ? [...ofPrice, security] : ofPrice;
}

type Repriced = {
  readonly instalments: readonly Instalment[];
  /** What was paid for the stay so far, less what was given back. */
  readonly paid: number;
  readonly priced: Priced;
  readonly formerArrival: LocalDate;
  readonly today: LocalDate;
};

/**
 * The instalments once the price or the arrival is another. As long as nothing is paid they are planned anew; after that the
 * balance takes the difference first, then the deposit, and what falls due before arrival moves with it. Those of the price
 * always add up to it: what was paid beyond is the guest's credit.
 */
export function reschedule({ instalments, paid, ...change }: Repriced, terms: ScheduleTerms): Instalment[] {
  const isNew = paid === 0;
  const ofPrice = isNew ? planPrice(change.priced, terms) : shiftPrice(instalments, change, terms);
  const withBalance = dueOfLastBalance(ofPrice) ?? (isNew ? dueOfBalance(change.priced, terms) : undefined);
  const others = instalments
    .filter((part) => !isOfPrice(part))
    // Where no balance is left, a deposit that is held stays due on its own day, and not with what was paid long before.
    .map((part) => ({ ...part, dueDate: withBalance ?? shiftDueDate(part, change, terms) }));
  return [...ofPrice, ...others].toSorted(byDueDate);
}

/** What is wrong with instalments that the owner writes for a price of `total` cents, in Italian; undefined where nothing is. */
export function findScheduleFault(
  instalments: readonly Instalment[],
  { total, formatAmount }: { readonly total: number; readonly formatAmount: (cents: number) => string },
): string | undefined {
  if (instalments.length > MAX_INSTALMENTS) return `Le rate possono essere al massimo ${MAX_INSTALMENTS}`;
  return sumOfPrice(instalments) === total ? undefined : `Le rate devono fare ${formatAmount(total)}`;
}

type DueDays = { readonly today: LocalDate; readonly departure: LocalDate; readonly former: readonly Instalment[] };

/**
 * Why instalments that the owner writes cannot be due on their days, by field, in Italian; empty where they can. What is
 * overdue already may stay so.
 */
export function findDueDateFaults(
  instalments: readonly Pick<Instalment, 'dueDate'>[],
  { today, departure, former }: DueDays,
): Readonly<Record<string, string>> {
  const kept = new Set(former.map(({ dueDate }) => dueDate));
  const faults = instalments.flatMap(({ dueDate }, at) => {
    const field = `instalments.${at}.dueDate`;
    if (dueDate > departure) return [[field, 'Una rata non può scadere dopo la partenza']];
    return dueDate < today && !kept.has(dueDate) ? [[field, 'Una rata non può scadere prima di oggi']] : [];
  });
  return Object.fromEntries(faults);
}

/** Whether it is a part of the price; the others are given back, or passed on. */
export function isOfPrice({ kind }: Pick<Instalment, 'kind'>): boolean {
  return kind === 'DEPOSIT' || kind === 'BALANCE';
}

/** By the day that they are due on; of one day, in the order in which they are named everywhere. */
export function byDueDate(one: Instalment, other: Instalment): number {
  if (one.dueDate !== other.dueDate) return one.dueDate < other.dueDate ? -1 : 1;
  return INSTALMENT_KINDS.indexOf(one.kind) - INSTALMENT_KINDS.indexOf(other.kind);
}

function sumOfPrice(instalments: readonly Instalment[]): number {
  return instalments.filter(isOfPrice).reduce((sum, { amount }) => sum + amount, 0);
}

function planPrice({ total, since, arrival }: Priced, terms: ScheduleTerms): Instalment[] {
  if (total === 0) return [];
  const deposit = percentOf(total, terms.depositPercent);
  const [soon, late] = [dueOfDeposit({ since, arrival }, terms), addDays(arrival, -terms.balanceDays)];
  if (deposit === total) return [{ kind: 'BALANCE', amount: total, dueDate: soon }];
  const balance: Instalment = { kind: 'BALANCE', amount: total, dueDate: dueOfBalance({ since, arrival }, terms) };
  if (deposit === 0 || soon >= late) return [balance];
  return [
    { kind: 'DEPOSIT', amount: deposit, dueDate: soon },
    { ...balance, amount: total - deposit },
  ];
}

type Days = Pick<Priced, 'since' | 'arrival'>;

/** As soon as a guest can be expected to pay. */
export function dueOfDeposit({ since, arrival }: Days, { depositDays }: ScheduleTerms): LocalDate {
  return earlierOf(addDays(since, depositDays), arrival);
}

/** Where it falls before the day of the deposit, it waits for that. */
export function dueOfBalance(days: Days, terms: ScheduleTerms): LocalDate {
  return laterOf(dueOfDeposit(days, terms), addDays(days.arrival, -terms.balanceDays));
}

/** The day on which the price is paid in full; undefined where no balance is asked for. */
export function dueOfLastBalance(parts: readonly Instalment[]): LocalDate | undefined {
  return parts.findLast(({ kind }) => kind === 'BALANCE')?.dueDate;
}

type Moved = Pick<Repriced, 'priced' | 'formerArrival' | 'today'>;

function shiftPrice(instalments: readonly Instalment[], change: Moved, terms: ScheduleTerms): Instalment[] {
  const { priced } = change;
  const shifted = instalments
    .filter(isOfPrice)
    .map((part) => ({ ...part, dueDate: shiftDueDate(part, change, terms) }));
  const difference = priced.total - sumOfPrice(shifted);
  const changed = difference >= 0 ? add(shifted, difference, dueOfBalance(priced, terms)) : take(shifted, -difference);
  return changed.filter(({ amount }) => amount > 0).toSorted(byDueDate);
}

/** What falls due before arrival moves with it, never into what is over; a deposit is due when it was. What moves is never due after arrival. */
function shiftDueDate(
  { kind, dueDate }: Instalment,
  { priced: { arrival }, formerArrival, today }: Moved,
  terms: ScheduleTerms,
): LocalDate {
  const days = daysBetween(formerArrival, arrival);
  if (days === 0) return dueDate;
  if (kind === 'DEPOSIT') return earlierOf(dueDate, arrival);
  return earlierOf(laterOf(addDays(dueDate, days), dueOfDeposit({ since: today, arrival }, terms)), arrival);
}

/** On the last balance, or on one of its own where there is none. */
function add(parts: readonly Instalment[], difference: number, dueDate: LocalDate): Instalment[] {
  const last = parts.findLastIndex(({ kind }) => kind === 'BALANCE');
  if (last < 0) return [...parts, { kind: 'BALANCE', amount: difference, dueDate }];
  return parts.map((part, at) => (at === last ? { ...part, amount: part.amount + difference } : part));
}

/** From the last balance backwards, then from the last deposit: what is paid fills the first ones. */
function take(parts: readonly Instalment[], difference: number): Instalment[] {
  let left = difference;
  const backwards = parts.toSorted(
    (one, other) => Number(one.kind === 'DEPOSIT') - Number(other.kind === 'DEPOSIT') || byDueDate(other, one),
  );
  return backwards.map((part) => {
    const taken = Math.min(left, part.amount);
    left -= taken;
    return { ...part, amount: part.amount - taken };
  });
}
