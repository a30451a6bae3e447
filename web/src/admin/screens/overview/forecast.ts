import type { PlannedBooking } from '@approdo/shared/domain/availability';
import { isBlock } from '@approdo/shared/domain/booking';
import { addMonths, daysBetween, type LocalDate } from '@approdo/shared/domain/local-date';
import { isPriced, stayCents } from '@approdo/shared/domain/quote';
import type { Rates } from '@approdo/shared/domain/rates';

export type MonthForecast = {
  /** `yyyy-MM` */
  readonly month: string;
  /** Nights that confirmed guests sleep in the property, the check-out of each excluded. */
  readonly nights: number;
  /** Of all nights of the month, from 0 to 1. */
  readonly occupancy: number;
  /** Cents: the nights at the list price, whatever was agreed, and the cleaning in the month of the arrival. */
  readonly income: number;
  /** Stays that arrive then and are too short for a list price: no part of the income. */
  readonly toAgree: number;
};

const MONTHS = 12;

/** What confirmed stays bring in the month of that day and the eleven after it. */
export function forecastYear(bookings: readonly PlannedBooking[], rates: Rates, today: LocalDate): MonthForecast[] {
  const stays = bookings.filter((booking) => booking.status === 'CONFIRMED' && !isBlock(booking));
  const first = `${today.slice(0, 7)}-01`;
  return Array.from({ length: MONTHS }, (_, index) => forecastMonth(stays, rates, addMonths(first, index)));
}

/** Whether there is anything to draw. */
export function hasNights(months: readonly MonthForecast[]): boolean {
  return months.some(({ nights }) => nights > 0);
}

function forecastMonth(stays: readonly PlannedBooking[], rates: Rates, start: LocalDate): MonthForecast {
  const end = addMonths(start, 1);
  const parts = stays.flatMap((stay) => clip(stay, start, end));
  const nights = parts.reduce((sum, { startDate, endDate }) => sum + daysBetween(startDate, endDate), 0);
  const arriving = stays.filter(({ startDate }) => startDate >= start && startDate < end);
  const toAgree = arriving.filter((stay) => !isPriced(stay)).length;
  const income = stays
    .filter(isPriced)
    .flatMap((stay) => clip(stay, start, end))
    .reduce((sum, part) => sum + stayCents(part, rates), (arriving.length - toAgree) * rates.cleaningFee * 100);
  return { month: start.slice(0, 7), nights, occupancy: nights / daysBetween(start, end), income, toAgree };
}

/** The nights of a stay that fall in a month, as a stay of its own; none where it has none there. */
function clip({ startDate, endDate }: PlannedBooking, start: LocalDate, end: LocalDate) {
  const part = { startDate: startDate > start ? startDate : start, endDate: endDate < end ? endDate : end };
  return part.startDate < part.endDate ? [part] : [];
}
