import { bookings } from '@approdo/shared/contract/stay/bookings';
import { rates } from '@approdo/shared/contract/stay/rates';
import { createBrowserClient } from '../../browser-client.ts';

export const { bookings: bookingCalls, rates: rateCalls } = createBrowserClient({ bookings, rates });
