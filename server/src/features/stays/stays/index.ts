/** The stays of guests and the occupied days: what other slices may use. */

export {
  listBookings,
  listConfirmedAround,
  listDueIds,
  listImportedStays,
  listStaysOfAccount,
  listStaysRequestedBetween,
  listStaysTouching,
  listUnclaimedStays,
} from './booking-lists.records.ts';
export { demoBookings, movedStays } from './bookings.demo.ts';
export {
  countOpenRequests,
  deleteBooking,
  enterConfirmed,
  findBooking,
  findBookingByEntryKey,
  findBookingByRequestKey,
  findNeighbour,
  insertBooking,
  NO_STATUS_DETAILS,
  REQUESTED_ON_SITE,
  updateStay,
} from './bookings.records.ts';
export type { DateBlock, GuestStay, StoredBooking } from './bookings.table.ts';
export {
  isOwn,
  maySee,
  nameExtras,
  type StayReading,
  type Viewer,
  viewBooking,
  viewStayForAdmin,
  withGuestLanguage,
} from './bookings.view.ts';
export { type ClosedDays, findClosedDays, listClosedDays } from './closed-days.records.ts';
export { findConfirmedStay, findNextStay, isSameGuest, listStaysOfGuest } from './confirmed-stays.ts';
export {
  type DataAudience,
  type DataPart,
  type DataSubject,
  findDataSubject,
  getOwnDataSubject,
  type RetainedData,
} from './data-part.ts';
export { clampToHorizon, deriveImports } from './derive-imports.ts';
export { dayIn, EXPIRY, type OfStay, STAY } from './describe-stay.ts';
export { eventRecord, type StoredEvent } from './events.records.ts';
export { followTurnover } from './follow-turnover.ts';
export { deleteAndShare, refuseImported, shareFreedDays } from './freed-days.ts';
export { bookingNotFound, findStay, getBooking, requireAddress } from './get-booking.ts';
export { listMailOfStays, queueGuestLetter, withdrawTimedLetters } from './guest-letters.ts';
export { extendHold, hadStay, hasHold, listExpiredHoldIds } from './holds.records.ts';
export type { InstantCandidate } from './instant-candidate.ts';
export { findLastDeparture, findNextArrival, listMovements, type Movement } from './movements.records.ts';
export { markStayChanged, markStaysChanged, readNightsOfChannels } from './nights-of-channels.ts';
export { areDaysFree, occupyBlockedDays, occupyDays, requireFreeDays } from './occupied-days.ts';
export { listOccupiedBetween, listPlannedStays, type PlannedStay } from './planned-stays.records.ts';
export {
  changeSearchRevision,
  listSearchableStays,
  readSearchRevision,
  type SearchableStay,
} from './searchable-stays.records.ts';
export {
  deletePause,
  findSentLetter,
  isPaused,
  listSentLetters,
  putPause,
  putSentAt,
  putSentLetter,
} from './sent-letters.records.ts';
export type { SentLetter } from './sent-letters.table.ts';
export { writeStayCalendar } from './stay-calendar.ts';
export {
  type CommitNeeds,
  createCommit,
  type OnStayChange,
  type StayChange,
  type StayEvent,
  type StayTransaction,
} from './stay-change.ts';
export { eraseGuestOf, listGuestAddresses } from './stays-of-address.records.ts';
export { listNeighbours, listTakenDates, NO_NEIGHBOURS } from './taken-dates.ts';
export { putTakenExtras, storedExtra } from './taken-extras.records.ts';
export { NO_TAX, type TaxedStay, type TaxOfStays } from './tax-of-stays.ts';
export {
  listOpenRequests,
  listPortalStaysDuring,
  listRequestedCancellations,
  listStaysDuring,
} from './waiting-stays.records.ts';
