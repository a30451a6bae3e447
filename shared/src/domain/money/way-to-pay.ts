import { addDays, earlierOf, type LocalDate, laterOf } from '../base/date/local-date.ts';
import type { Instalment } from './instalments.ts';

/** Since when guests can pay at all, and how many days they have from then on. */
export type WayToPay = { readonly since: LocalDate; readonly days: number };

/** The day that due dates are calculated from, and the arrival. */
type Planned = { readonly since: LocalDate; readonly arrival: LocalDate };

/**
 * The instalments with due dates that a guest can keep. A stay planned while there was no way to pay owes nothing before
 * the way has been there for as many days, or before the arrival if that is earlier, but never before the way itself.
 */
export function reckonDueDates<Part extends Pick<Instalment, 'dueDate'>>(
  instalments: readonly Part[],
  { since, arrival }: Planned,
  way: WayToPay,
): readonly Part[] {
  if (since >= way.since) return instalments;
  const first = laterOf(earlierOf(addDays(way.since, way.days), arrival), way.since);
  return instalments.map((part) => ({ ...part, dueDate: laterOf(part.dueDate, first) }));
}

type Agreed = {
  /** Cents; null by agreement. */
  readonly total: number | null;
};

/** Whether a stay will owe something once it is confirmed; a price by agreement is agreed on later. */
export function willOwe(price: Agreed | null, { securityDeposit }: { readonly securityDeposit: number }): boolean {
  return price !== null && (price.total !== 0 || securityDeposit > 0);
}
