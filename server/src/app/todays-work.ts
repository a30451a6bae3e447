import type { Channel, ChannelClash } from '@approdo/shared/contract/bookings/channels';
import type { Clock } from '../adapters/clock.ts';
import type { DiskRoom } from '../adapters/disk-room.ts';
import type { Mailer } from '../adapters/mailer.ts';
import type { Database } from '../db/database.ts';
import { listChannelWarnings } from '../features/bookings/channels/channels.warnings.ts';
import { createSiteWarnings } from '../features/operations/health/warnings.service.ts';
import { todayRoutes } from '../features/operations/today/today.routes.ts';
import { createToday } from '../features/operations/today/today.service.ts';

type TodaysWorkNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly readDiskRoom: () => Promise<DiskRoom>;
  readonly exchange: {
    readonly listChannels: () => Promise<Channel[]>;
    readonly listClashes: () => Promise<ChannelClash[]>;
  };
  readonly readRegister: Parameters<typeof createToday>[0]['readRegister'];
  readonly listDeadlines: Parameters<typeof createToday>[0]['listDeadlines'];
  /** Of warnings, in the order in which the owner reads them; but those of channels. */
  readonly sources: Parameters<typeof createSiteWarnings>[0]['sources'];
};

/** What the owner has to do today, from all that waits for her anywhere. */
export function createTodaysWork({ exchange, sources, ...needs }: TodaysWorkNeeds) {
  const { listChannels, listClashes } = exchange;
  const listWarnings = createSiteWarnings({ ...needs, sources });
  const today = createToday({ ...needs, listChannels, listClashes, listWarnings, warnOfOthers });
  const countToDo = async () => (await today.tell()).counts.toDo;
  return { countToDo, handlers: { today: todayRoutes(today) } };
}

/** A channel that is only told has no line of its own among what is to be done. */
function warnOfOthers(channels: readonly Channel[]) {
  return listChannelWarnings(
    channels.filter(({ state }) => state === 'EXPORT_ONLY'),
    [],
  );
}
