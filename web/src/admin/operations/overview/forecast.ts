import { addMonths, daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { MonthIncome } from '@approdo/shared/domain/money/income';

export type MonthForecast = Pick<MonthIncome, 'month' | 'nights' | 'earned'> & {
  /** Of all nights of the month, from 0 to 1. */
  readonly occupancy: number;
  /** Those of its nights that portals' guests have: no part of what is earned. */
  readonly channelNights: number;
  /** Stays that arrive then and have no price yet: no part of what is earned. */
  readonly toAgree: number;
};

const MONTHS = 12;

/** How full the house is in the month of that day and the eleven after it, and what confirmed stays bring then, of the months of two years. */
export function forecastYear(months: readonly MonthIncome[], today: LocalDate): MonthForecast[] {
  const first = today.slice(0, 7);
  return months
    .filter(({ month }) => month >= first)
    .slice(0, MONTHS)
    .map(({ month, nights: own, channelNights = 0, earned, toAgree = 0 }) => {
      const start = `${month}-01`;
      const nights = own + channelNights;
      const occupancy = nights / daysBetween(start, addMonths(start, 1));
      return { month, nights, channelNights, earned, toAgree, occupancy };
    });
}

/** Whether there is anything to draw. */
export function hasNights(months: readonly MonthForecast[]): boolean {
  return months.some(({ nights }) => nights > 0);
}
