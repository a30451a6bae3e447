import type { Stay } from '../../stays/stay.ts';
import { type MonthPart, partsOf } from '../income.ts';

type Shared = Stay & { readonly amount: number };

/**
 * An amount in cents shared over the nights of a stay, by month; one below zero as its absolute value is. A stay of
 * which nobody told the nights has none.
 */
export function shareByMonth({ amount, startDate, endDate }: Shared): readonly MonthPart[] {
  if (startDate >= endDate) return [];
  const parts = partsOf({ startDate, endDate, price: Math.abs(amount), paid: 0 });
  return amount < 0 ? parts.map((part) => ({ ...part, earned: 0 - part.earned })) : parts;
}

/** The nights of a stay in a year, and what they earn. */
export function shareWithin(year: number, stay: Shared): Pick<MonthPart, 'nights' | 'earned'> {
  let [nights, earned] = [0, 0];
  for (const part of shareByMonth(stay)) {
    if (!part.month.startsWith(`${year}-`)) continue;
    nights += part.nights;
    earned += part.earned;
  }
  return { nights, earned };
}
