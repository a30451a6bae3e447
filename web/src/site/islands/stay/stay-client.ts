import { bookings } from '@approdo/shared/contract/bookings';
import { money } from '@approdo/shared/contract/money';
import { createBrowserClient } from '../../browser-client.ts';

export const { bookings: bookingCalls, money: moneyCalls } = createBrowserClient({ bookings, money });
