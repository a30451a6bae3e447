export {
  addressOfBooking,
  addressOfNewBooking,
  BLOCK_ADDRESS,
  BLOCK_HASH,
  NEW_BOOKING_ADDRESS,
  REQUESTS_ADDRESS,
  replaceOldAddress,
  SECTION_IDS,
} from './booking-address.ts';
export { BookingBadge } from './booking-badge.tsx';
export {
  countNights,
  emailOf,
  noteOf,
  sayDates,
  sayFoundBy,
  sayLength,
  sayParty,
  saySource,
  sayWho,
} from './describe-booking.ts';
export { groupBookings, listWithin } from './group-bookings.ts';
export { type Picking, type PickingStep, pickDays, rangeOf } from './pick-days.ts';
export {
  BLOCK_FORM,
  BOOKING_ACTIONS,
  BOOKING_COLUMNS,
  BOOKING_END,
  BOOKING_EXPORT,
  BOOKING_FILTER,
  BOOKING_FINDER,
  BOOKING_GROUPS,
  BOOKING_MONEY,
  BOOKING_ORDERS,
  BOOKING_SOURCES,
  BOOKING_STATUS,
  BOOKING_TOOLS,
  BOOKINGS,
  CANCEL_FORM,
  COMPETING_REQUESTS,
  DECLINE_FORM,
  EDIT_FORM,
  FOUND_BY,
  MONEY_FILTER,
  PAPER_COLUMNS,
  REMOVE_QUESTION,
  sayCount,
  sayGuests,
  sayHistory,
  sayNights,
  UNBLOCK_QUESTION,
} from './texts.ts';
export { useBookings, useBookingsFrom, useBookingsWithMoney, useGuestLanguage } from './use-bookings.ts';
