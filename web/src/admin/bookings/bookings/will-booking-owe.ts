import type { Booking, BookingDetails } from '@approdo/shared/contract/bookings/bookings';
import { willOwe } from '@approdo/shared/domain/money/way-to-pay';

/** A booking of a list with payment statuses, or in full. */
export type PricedBooking = Booking & Partial<Pick<BookingDetails, 'price'>>;

/** Whether a request will owe something once it is confirmed; not if its price is unknown here. */
export function willBookingOwe({ price, money }: PricedBooking, terms: Parameters<typeof willOwe>[1]): boolean {
  const hasPrice = money && (money.total !== null || money.byAgreement);
  return willOwe(price ?? (hasPrice ? money : null), terms);
}
