export { createBookingsData } from './bookings-data.ts';
export type { BookingFieldChange } from './changes.table.ts';
export { countForgotten, forgetRequests, forgetTally } from './forget-requests.ts';
export { findHolder } from './give-to-account.ts';
export { listChangesOf } from './note-changes.ts';
