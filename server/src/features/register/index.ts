/** Who sleeps in the house, as the law wants it told: what other slices may know of the register. */
export type { OpenedGuest } from './guests/opened-guest.ts';
export type { KeysAtHand } from './key/key-at-hand.ts';
export { type CheckInLink, endCheckInLink, findStayOfLink, makeCheckInLink } from './links/check-in-links.ts';
export { hasOfficialTables, TABLES_MISSING } from './official-lists.ts';
export { createRegisterData } from './register-data.ts';
export { requireRegister } from './settings/require-on.ts';
export { getRegisterTerms } from './settings/settings.records.ts';
export { openStayGuests, type StayGuestsAtHand, writeStayGuests } from './stay-guests.ts';
export { findRegisterStay, type ListedStay } from './stays/register-stays.ts';
