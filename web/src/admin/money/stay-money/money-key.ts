import { BOOKINGS_KEY } from '../../stays/stays/index.ts';

/** Below the bookings: whatever changes one may change its price, and what is due. */
export const MONEY_KEY = [...BOOKINGS_KEY, 'money'];
