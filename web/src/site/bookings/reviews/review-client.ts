import { reviews } from '@approdo/shared/contract/bookings/reviews';
import { createBrowserClient } from '../../client/browser-client.ts';

export const { reviews: reviewCalls } = createBrowserClient({ reviews });
