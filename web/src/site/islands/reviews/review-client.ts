import { reviews } from '@approdo/shared/contract/content/reviews';
import { createBrowserClient } from '../../browser-client.ts';

export const { reviews: reviewCalls } = createBrowserClient({ reviews });
