/** What is read of bookings, under whatever else: what changes one may change all that is read below. */
export const BOOKINGS_KEY = ['bookings'];

/** Below the bookings: whatever changes one may change what there is to do. */
export const TODAY_KEY = [...BOOKINGS_KEY, 'today'];
