import { type CheckedAddress, checkFeedAddress } from '../adapters/calendar-feed/feed-address.ts';
import { channelsRoutes } from '../features/channels/channels.routes.ts';
import { createChannels } from '../features/channels/channels.service.ts';
import type { Basics } from './basics.ts';

type ExchangeNeeds = Pick<Basics, 'database' | 'clock' | 'origin'> & { readonly secret: string };

/** Availability told to portals and read from them. */
export function createExchange(needs: ExchangeNeeds) {
  const ownHost = new URL(needs.origin).hostname;
  const checkAddress = (address: string): CheckedAddress => checkFeedAddress(address, { trustedHosts: [], ownHost });
  return { handlers: { channels: channelsRoutes(createChannels({ ...needs, checkAddress })) } };
}
