import { addDays, daysBetween, earlierOf, type LocalDate, laterOf } from '../base/date/local-date.ts';
import { percentOf } from '../base/money/share.ts';

export const INSTALMENT_KINDS = ['DEPOSIT', 'BALANCE', 'SECURITY', 'TAX'] as const;
export type InstalmentKind = (typeof INSTALMENT_KINDS)[number];

/** A part of what is to be paid, in cents, and its last day in time. */
export type Instalment = {
  readonly kind: InstalmentKind;
  readonly amount: number;
  readonly dueDate: LocalDate;
  /** Set where the amount rests on unknown facts, as a tax does while guests are not registered. */
  readonly isEstimate?: true | undefined;
};

/** What the owner charges and when: a share of the price first, the rest before arrival, and a refundable deposit. */
export type ScheduleTerms = {
  readonly depositPercent: number;
  /** Counted from the confirmation. */
  readonly depositDays: number;
  /** Counted back from the arrival. */
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

/** More instalments than anybody needs (MONEY.md). */
export const MAX_INSTALMENTS = 12;

type Priced = {
  /** What the stay costs, in cents. */
  readonly total: number;
  /** The day on which it was confirmed, or first priced after that. */
  readonly since: LocalDate;
  readonly arrival: LocalDate;
};

/** The instalments of a stay by due date: those of the price add up to it, and none is due after arrival. */
export function planSchedule({ total, since, arrival }: Priced, terms: ScheduleTerms): Instalment[] {
  const ofPrice = planPrice({ total, since, arrival }, terms);
  const dueDate = dueOfLastBalance(ofPrice) ?? dueOfBalance({ since, arrival }, terms);
  const security: Instalment = { kind: 'SECURITY', amount: terms.securityDeposit, dueDate };
  return security.amount > 0 ? [...ofPrice, security] : ofPrice;
}

type Repriced = {
  readonly instalments: readonly Instalment[];
  /** Paid for the stay so far, less refunds. */
  readonly paid: number;
  readonly priced: Priced;
  readonly formerArrival: LocalDate;
  readonly today: LocalDate;
};

/**
 * The instalments after a change of price or arrival. While nothing is paid they are planned anew; then the balance
 * takes the difference first and the deposit next, and dates before arrival move with it. Those of the price always add
 * up to it: an overpayment is the guest's credit.
 */
export function reschedule({ instalments, paid, ...change }: Repriced, terms: ScheduleTerms): Instalment[] {
  const isNew = paid === 0;
  const ofPrice = isNew ? planPrice(change.priced, terms) : shiftPrice(instalments, change, terms);
  const withBalance = dueOfLastBalance(ofPrice) ?? (isNew ? dueOfBalance(change.priced, terms) : undefined);
  const others = instalments
    .filter((part) => !isOfPrice(part))
    // Without a balance left, a held deposit keeps its own due date, instead of one long past.
    .map((part) => ({ ...part, dueDate: withBalance ?? shiftDueDate(part, change, terms) }));
  return [...ofPrice, ...others].toSorted(byDueDate);
}

/** What is wrong with the owner's instalments for a price of `total` cents, in Italian; undefined if nothing is. */
export function findScheduleFault(
  instalments: readonly Instalment[],
  { total, formatAmount }: { readonly total: number; readonly formatAmount: (cents: number) => string },
): string | undefined {
  if (instalments.length > MAX_INSTALMENTS) return `Le rate possono essere al massimo ${MAX_INSTALMENTS}`;
  return sumOfPrice(instalments) === total ? undefined : `Le rate devono fare ${formatAmount(total)}`;
}

type DueDays = { readonly today: LocalDate; readonly departure: LocalDate; readonly former: readonly Instalment[] };

/**
 * Invalid due dates of the owner's instalments, by field, in Italian; empty if all are valid. An instalment that is
 * overdue already may stay so.
 */
export function findDueDateFaults(
  instalments: readonly Pick<Instalment, 'dueDate'>[],
  { today, departure, former }: DueDays,
): Readonly<Record<string, string>> {
  const formerDueDates = new Set(former.map(({ dueDate }) => dueDate));
  const faults = instalments.flatMap(({ dueDate }, at) => {
    const field = `instalments.${at}.dueDate`;
    if (dueDate > departure) return [[field, 'Una rata non può scadere dopo la partenza']];
    return dueDate < today && !formerDueDates.has(dueDate) ? [[field, 'Una rata non può scadere prima di oggi']] : [];
  });
  return Object.fromEntries(faults);
}

/** Whether it is a part of the price; the others are refunded or passed on. */
export function isOfPrice({ kind }: Pick<Instalment, 'kind'>): boolean {
  return kind === 'DEPOSIT' || kind === 'BALANCE';
}

/** By due date; on the same day, in the usual order of kinds. */
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
  const [depositDue, balanceDue] = [dueOfDeposit({ since, arrival }, terms), addDays(arrival, -terms.balanceDays)];
  if (deposit === total) return [{ kind: 'BALANCE', amount: total, dueDate: depositDue }];
  const balance: Instalment = { kind: 'BALANCE', amount: total, dueDate: dueOfBalance({ since, arrival }, terms) };
  if (deposit === 0 || depositDue >= balanceDue) return [balance];
  return [
    { kind: 'DEPOSIT', amount: deposit, dueDate: depositDue },
    { ...balance, amount: total - deposit },
  ];
}

type Days = Pick<Priced, 'since' | 'arrival'>;

/** As soon as a guest can be expected to pay. */
export function dueOfDeposit({ since, arrival }: Days, { depositDays }: ScheduleTerms): LocalDate {
  return earlierOf(addDays(since, depositDays), arrival);
}

/** Never before the due date of the deposit. */
export function dueOfBalance(days: Days, terms: ScheduleTerms): LocalDate {
  return laterOf(dueOfDeposit(days, terms), addDays(days.arrival, -terms.balanceDays));
}

/** The due date of the last balance; undefined where there is none. */
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
  const changed =
    difference >= 0
      ? addDifference(shifted, difference, dueOfBalance(priced, terms))
      : takeDifference(shifted, -difference);
  return changed.filter(({ amount }) => amount > 0).toSorted(byDueDate);
}

/** Dates before arrival move with it, never into the past or beyond the arrival; a deposit keeps its date. */
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

/** Adds to the last balance, or to a new one where there is none. */
function addDifference(parts: readonly Instalment[], difference: number, dueDate: LocalDate): Instalment[] {
  const last = parts.findLastIndex(({ kind }) => kind === 'BALANCE');
  if (last < 0) return [...parts, { kind: 'BALANCE', amount: difference, dueDate }];
  return parts.map((part, at) => (at === last ? { ...part, amount: part.amount + difference } : part));
}

/** Takes from the last balance backwards, then from the last deposit: payments fill the first ones. */
function takeDifference(parts: readonly Instalment[], difference: number): Instalment[] {
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
