/** The stays of guests and the occupied days: what other slices may use. */
export { demoBookings } from './bookings.demo.ts';
export {
  ASKED_FOR,
  countOpenRequests,
  deleteBooking,
  findBooking,
  findBookingByEntryKey,
  findBookingByRequestKey,
  findNeighbour,
  insertBooking,
  listBookings,
  listConfirmedAround,
  listDueIds,
  listImportedStays,
  listStaysAskedBetween,
  listStaysOfAccount,
  listStaysToGive,
  listStaysTouching,
  OPEN_ENDED,
  updateStay,
} from './bookings.records.ts';
export type { DateBlock, GuestStay, StoredBooking } from './bookings.table.ts';
export {
  isOwn,
  maySee,
  nameExtras,
  type StayReading,
  tellWrittenIn,
  type Viewer,
  viewBooking,
  viewStayForAdmin,
} from './bookings.view.ts';
export { type ClosedDays, findClosedDays, listClosedDays } from './closed-days.records.ts';
export { findConfirmedStay, findNextStay, listStaysOfGuest } from './confirmed-stays.ts';
export {
  type DataAudience,
  type DataPart,
  type DataSubject,
  findDataSubject,
  getOwnDataSubject,
  type KeptData,
} from './data-part.ts';
export { deriveImports, withinReach } from './derive-imports.ts';
export { dayIn, EXPIRY, type OfStay, STAY } from './describe-stay.ts';
export { eventRecord, type StoredEvent } from './events.records.ts';
export { followTurnover } from './follow-turnover.ts';
export { deleteAndShare, refuseImported, shareFreedDays } from './freed-days.ts';
export { bookingNotFound, findStay, getBooking, requireAddress } from './get-booking.ts';
export { hadStay, hasHold, listLapsedIds, putOffHold } from './holds.records.ts';
export type { InstantAsked } from './instant-asked.ts';
export { findLastGoing, findNextComing, listMovements, type Movement } from './movements.records.ts';
export { markStayChanged, markStaysChanged, readNightsOfChannels } from './nights-of-channels.ts';
export { areDaysFree, occupyBlockedDays, occupyDays, requireFreeDays } from './occupied-days.ts';
export { listOccupiedBetween, listPlannedStays, type PlannedStay } from './planned-stays.records.ts';
export { findToldLetter, listToldLetters, putSentAt, putToldLetter } from './sent-letters.records.ts';
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
export { changeTextsState, listStaysToFind, readTextsState, type StayToFind } from './stays-to-find.records.ts';
export { listNeighbours, listTakenDates, NOBODY } from './taken-dates.ts';
export { keptExtra, putTakenExtras } from './taken-extras.records.ts';
export { NO_TAX, type TaxedStay, type TaxOfStays } from './tax-of-stays.ts';
export { dropTimedLetters, listMailOfStays, queueGuestLetter } from './tell-guest.ts';
export { listAskedCancellations, listOpenRequests, listStaysAtHand } from './waiting-stays.records.ts';
