/** What portals paid: for the bank's lines, and for the year's accounts. */

export { setPayoutArrival } from './payout-arrivals.records.ts';
export { readPayouts, readPortalStays } from './read-portals.ts';
