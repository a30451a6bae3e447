import { bookings } from '@approdo/shared/contract/stay/bookings';
import { prices } from '@approdo/shared/contract/stay/prices';
import { rates } from '@approdo/shared/contract/stay/rates';
import { createBrowserClient } from '../../browser-client.ts';

export const {
  bookings: bookingCalls,
  prices: priceCalls,
  rates: rateCalls,
} = createBrowserClient({ bookings, prices, rates });
