import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { BOOKING_MONEY } from '../../stays/stays/index.ts';

type Money = Booking['money'];

/** The total, or that there is none yet; empty if no price is stored. */
export function sayPrice(money: Money): string {
  if (!money) return '';
  if (money.total !== null) return formatEuros(money.total);
  return money.byAgreement ? BOOKING_MONEY.byAgreement : '';
}

/** `Tutto`, `Niente`, or the amount paid so far. */
export function sayPaid(money: Money): string {
  if (!money) return '';
  if (money.missing === 0 && money.total !== null && money.total > 0) return BOOKING_MONEY.all;
  return money.paid === 0 ? BOOKING_MONEY.nothing : formatEuros(money.paid);
}
