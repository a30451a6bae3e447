/** The register of guests, as the law wants them reported: what other slices may know of it. */

export { readFilingFacts } from './filing-facts.ts';
export { listGuestsOfStays } from './guests/guests-of-stays.ts';
export { type OpenedGuest, readGuestsOfStays } from './guests/opened-guest.ts';
export type { ReadSystem } from './guests/stay-travel.ts';
export { deleteAllTravels, listTravels } from './guests/travels.records.ts';
export type { GuestSeal } from './key/guest-seal.ts';
export type { KeysAtHand } from './key/key-at-hand.ts';
export {
  type CheckInLink,
  endCheckInLink,
  findCheckInEnd,
  findStayOfLink,
  makeCheckInLink,
} from './links/check-in-links.ts';
export type { OfficialLists } from './official-lists.ts';
export { hasOfficialTables, readTablesAge } from './official-lists.ts';
export { createRegisterData } from './register-data.ts';
export { findRegisterStay, type ListedStay, readRegisterStays } from './register-stays.ts';
export type { ReadRegional } from './retention/delete-due.ts';
export type { ReadTax } from './retention/retain-rest.ts';
export { requireRegister } from './settings/require-on.ts';
export { getRegisterTerms } from './settings/settings.records.ts';
export { openStayGuests, type StayGuestsAtHand, writeStayGuests } from './stay-guests.ts';
export { insertReportedDays, listReportedDays, type ReportedDayState } from './transmissions/reported-days.records.ts';
export {
  findTransmissionByKey,
  insertTransmission,
  putState,
} from './transmissions/transmissions.records.ts';
export { getTransmission, viewTransmission } from './transmissions/transmissions.service.ts';
