import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { createBrowserClient } from '../client/browser-client.ts';

export const { bookings: bookingCalls } = createBrowserClient({ bookings });
