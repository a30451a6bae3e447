import { BOOKINGS_KEY } from '../../stays/stays/booking-keys.ts';

/** Below the bookings: whatever changes one may change its price, and what is due. */
export const MONEY_KEY = [...BOOKINGS_KEY, 'money'];
