import { prices } from '@approdo/shared/contract/stay/prices';
import { rates } from '@approdo/shared/contract/stay/rates';
import { createBrowserClient } from '../../client/browser-client.ts';

export const { prices: priceCalls, rates: rateCalls } = createBrowserClient({ prices, rates });
