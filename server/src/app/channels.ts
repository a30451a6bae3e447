import type { Logger } from 'pino';
import type { CheckedAddress } from '../adapters/calendar-feed/feed-address.ts';
import type { ChangeNotifications } from '../db/engine.ts';
import { createChannelAddress } from '../features/bookings/channels/channel-address.ts';
import { createChannelRounds } from '../features/bookings/channels/channel-rounds.ts';
import { createChannelSecrets } from '../features/bookings/channels/channel-secrets.ts';
import { channelsRoutes } from '../features/bookings/channels/channels.routes.ts';
import { createChannels } from '../features/bookings/channels/channels.service.ts';
import { listChannelWarnings } from '../features/bookings/channels/channels.warnings.ts';
import { createChannelsCheck } from '../features/bookings/channels/channels-check.ts';
import { createChannelEvents } from '../features/bookings/channels/events.service.ts';
import { createChannelExports } from '../features/bookings/channels/exports.ts';
import { createReadBeforeSelling } from '../features/bookings/channels/read-before-selling.ts';
import { createReadings, type ReadFeed } from '../features/bookings/channels/readings.ts';
import { createChannelSync } from '../features/bookings/channels/sync-channel.ts';
import { readStayRules } from '../features/prices/rates/stay-rules.service.ts';
import type { Basics } from './basics.ts';

/** Access to calendars on other sites. */
export type Feeds = {
  /** The address to fetch and store, or its fault in Italian. */
  readonly checkAddress: (address: string) => CheckedAddress;
  readonly read: ReadFeed;
};

type ExchangeNeeds = Basics & {
  readonly secret: string;
  readonly log: Logger;
  readonly feeds: Feeds;
  /** Set where other processes serve the property as well. */
  readonly notifications?: ChangeNotifications | undefined;
  /** Called once the occupied days change. */
  readonly onDaysChanged: () => void;
};

/** How long a process alone keeps a success unwritten, the only write of most readings; shared ones write at once. */
const ALONE_MS = 24 * 3_600_000;

/** Exchanges availability with portals, in both directions. */
export function createExchange({ feeds, secret, ...needs }: ExchangeNeeds) {
  const secrets = createChannelSecrets(secret);
  const unsavedSuccessMs = needs.notifications ? 0 : ALONE_MS;
  const readings = createReadings({ ...needs, secrets, readFeed: feeds.read, unsavedSuccessMs });
  const address = createChannelAddress({ secrets, checkAddress: feeds.checkAddress });
  const channels = createChannels({ ...needs, secrets, readings, address });
  const events = createChannelEvents({ ...needs, viewById: channels.viewById });
  const syncing = createChannelSync({ ...needs, readings, channels });
  return {
    rounds: createChannelRounds({ ...needs, readings }),
    readExport: createChannelExports({ ...needs, readPreparation: readStayRules }).read,
    readBeforeSelling: createReadBeforeSelling({ ...needs, readings }),
    areChannelsUpToDate: createChannelsCheck({ ...needs, secrets, readings }),
    listWarnings: async () => listChannelWarnings(await channels.list(), await events.listClashes()),
    listChannels: channels.list,
    listClashes: events.listClashes,
    handlers: { channels: channelsRoutes({ channels, events, syncing }) },
  };
}
