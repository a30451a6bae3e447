import { bookings } from '@approdo/shared/contract/bookings';
import { rates } from '@approdo/shared/contract/rates';
import { createBrowserClient } from '../../browser-client.ts';

export const { bookings: bookingCalls, rates: rateCalls } = createBrowserClient({ bookings, rates });
