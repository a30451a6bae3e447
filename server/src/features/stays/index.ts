/** The stays of guests and the days that are taken: what other slices may know of them. */
export {
  deleteBooking,
  findBooking,
  insertBooking,
  listBookings,
  listDueIds,
  listStaysAskedBetween,
  listStaysOfAccount,
  updateStay,
} from './bookings.repository.ts';
export { type DateBlock, type GuestStay, OPEN_ENDED, type StoredBooking } from './bookings.table.ts';
export { isOwn, maySee, type StayReading, tellWrittenIn, viewBooking, viewStayForAdmin } from './bookings.view.ts';
export { deriveImports, withinReach } from './derive-imports.ts';
export { dayIn, describeExpiry, describeStay, EXPIRY, STAY } from './describe-stay.ts';
export { eventRecord, type StoredEvent } from './events.table.ts';
export { followTurnover } from './follow-turnover.ts';
export { deleteAndShare, refuseImported, shareFreedDays } from './freed-days.ts';
export { bookingNotFound, findStay, getBooking } from './get-booking.ts';
export { listImportedStays } from './imported-stays.ts';
export { listNeighbours, NOBODY } from './neighbours.ts';
export { readNightsOfChannels } from './nights-of-channels.ts';
export { occupyBlockedDays, occupyDays, requireFreeDays } from './occupied-days.ts';
export { retellStay, retellStays } from './retell-stays.ts';
export { listSoldStays } from './sold-stays.ts';
export { type Place, writeStayCalendar } from './stay-calendar.ts';
export type { OnStayChange, StayChange, StayEvent, StayTransaction } from './stay-change.ts';
export { findConfirmedStay, findNextStay, listConfirmedAround } from './stays-around.ts';
export { listStaysOfGuest } from './stays-of-guest.ts';
export { listTakenDates } from './taken-dates.ts';
export { dropTimedLetters, listMailOfStays, queueStayLetter } from './tell-guest.ts';
export { findToldLetter, listToldLetters, putSentAt, putToldLetter } from './told-letters.repository.ts';
export type { ToldLetter } from './told-letters.table.ts';
