import { addDays, addMonths, type LocalDate, laterOf } from '../../base/date/local-date.ts';
import { formatEuros } from '../../base/money/money.ts';
import type { Payout, PortalMoney, PortalStay } from './portals.ts';

/** What money is spent on, with its names for the owner. */
export const EXPENSE_CATEGORY_WORDS = {
  CLEANING: 'Pulizie',
  LINEN: 'Biancheria',
  UTILITIES: 'Utenze',
  INTERNET: 'Internet e TV',
  MAINTENANCE: 'Manutenzione',
  FURNISHING: 'Arredi e attrezzature',
  CONDOMINIUM: 'Condominio',
  INSURANCE: 'Assicurazione',
  TAXES: 'IMU, TARI e altre imposte',
  COMMISSIONS: 'Commissioni',
  ADVERTS: 'Pubblicità',
  ADVICE: 'Consulenze',
  OTHER: 'Altro',
} as const;

type ExpenseCategory = keyof typeof EXPENSE_CATEGORY_WORDS;

/** In the order in which the owner sees them. */
export const EXPENSE_CATEGORIES = Object.keys(EXPENSE_CATEGORY_WORDS) as readonly ExpenseCategory[];

/** How often an expense repeats. */
export const EXPENSE_REPEATS = ['MONTH', 'QUARTER', 'YEAR'] as const;
type ExpenseRepeat = (typeof EXPENSE_REPEATS)[number];

const MONTHS: Readonly<Record<ExpenseRepeat, number>> = { MONTH: 1, QUARTER: 3, YEAR: 12 };

/** An amount in its own currency, with what it is in euros where that is another one. */
type Spent = { readonly amount: number; readonly currency: string; readonly euros: number | null };

/** What the owner spent, and on which day. */
export type Expense = Spent & { readonly day: LocalDate; readonly category: ExpenseCategory };

/** The cents of euros that an expense counts: none in another currency while the owner has not said them. */
export function countedAmount({ amount, currency, euros }: Spent): number {
  return currency === 'EUR' ? amount : (euros ?? 0);
}

/** An amount with its currency, `1.660,00 €`. */
export function sayAmount({ amount, currency }: Pick<Spent, 'amount' | 'currency'>): string {
  return currency === 'EUR' ? formatEuros(amount) : formatEuros(amount).replace('€', currency);
}

/** The sum of each category that has expenses, in the order of the categories. */
export function sumByCategory(
  expenses: readonly (Spent & Pick<Expense, 'category'>)[],
): { readonly category: ExpenseCategory; readonly amount: number }[] {
  const groups = Map.groupBy(expenses, ({ category }) => category);
  return EXPENSE_CATEGORIES.flatMap((category) => {
    const some = groups.get(category);
    return some ? [{ category, amount: some.reduce((sum, each) => sum + countedAmount(each), 0) }] : [];
  });
}

type Repeating = {
  readonly day: LocalDate;
  readonly repeats: ExpenseRepeat | null;
  /** The days of the expenses that were registered as its repetitions. */
  readonly registered: readonly LocalDate[];
};

/** How many days before it is due a repetition may be paid, as a bank does whose day falls on a weekend. */
const DAYS_EARLY = 10;

/** The days after the last registered one on which an expense is due again; the 31st is the month's last day. */
export function listDueDays({ day, repeats, registered }: Repeating, today: LocalDate): LocalDate[] {
  const due: LocalDate[] = [];
  if (repeats === null) return due;
  const paidUntil = addDays(registered.reduce(laterOf, day), DAYS_EARLY);
  for (let months = MONTHS[repeats]; ; months += MONTHS[repeats]) {
    const next = addMonths(day, months);
    if (next > today) return due;
    if (next > paidUntil) due.push(next);
  }
}

/** What a portal's file tells of a stay. */
type ToldStay = Pick<PortalStay, 'endDate' | 'currency' | 'commission'> & {
  readonly portal: string;
  readonly euros: Pick<PortalMoney, 'commission'> | null;
  readonly payouts: readonly Pick<Payout, 'date'>[];
};

/** Whether portals' files have the commission too: of a stay, or of all stays of a portal in that month. */
export function isToldByPortals(
  { day, ...expense }: Spent & Pick<Expense, 'day'>,
  stays: readonly ToldStay[],
): boolean {
  const amount = countedAmount(expense);
  const sums = new Map<string, number>();
  for (const stay of stays) {
    if (![stay.endDate, ...stay.payouts.map(({ date }) => date)].some((date) => isSameMonth(date, day))) continue;
    const commission = countedAmount({ ...stay, amount: stay.commission, euros: stay.euros?.commission ?? null });
    if (commission === amount) return true;
    sums.set(stay.portal, (sums.get(stay.portal) ?? 0) + commission);
  }
  return [...sums.values()].includes(amount);
}

function isSameMonth(one: LocalDate, other: LocalDate): boolean {
  return one.slice(0, 7) === other.slice(0, 7);
}
