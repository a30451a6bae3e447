import { addMonths, daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { MonthIncome } from '@approdo/shared/domain/money/income';

export type MonthForecast = Pick<MonthIncome, 'month' | 'nights' | 'earned'> & {
  /** Share of the month's nights, from 0 to 1. */
  readonly occupancy: number;
  /** Nights sold by portals; their income is not included. */
  readonly channelNights: number;
  /** Stays arriving in the month without a price yet; not included in the income. */
  readonly toAgree: number;
};

const MONTHS = 12;

/** Occupancy and income of the present month and the next eleven, from the months of two years. */
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

/** Whether there is anything to show. */
export function hasNights(months: readonly MonthForecast[]): boolean {
  return months.some(({ nights }) => nights > 0);
}
