import { prices } from '@approdo/shared/contract/prices/prices';
import { rates } from '@approdo/shared/contract/prices/rates';
import { createBrowserClient } from '../client/browser-client.ts';

export const { prices: priceCalls, rates: rateCalls } = createBrowserClient({ prices, rates });
