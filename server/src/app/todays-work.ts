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
  /** Sources of warnings but those of channels, in the order in which the owner reads them. */
  readonly sources: Parameters<typeof createSiteWarnings>[0]['sources'];
};

/** The owner's work for today, collected from all slices. */
export function createTodaysWork({ exchange, sources, ...needs }: TodaysWorkNeeds) {
  const { listChannels, listClashes } = exchange;
  const listWarnings = createSiteWarnings({ ...needs, sources });
  const today = createToday({ ...needs, listChannels, listClashes, listWarnings, warnOfOthers });
  const countToDo = async () => (await today.readToday()).counts.toDo;
  return { countToDo, handlers: { today: todayRoutes(today) } };
}

/** Warnings of export-only channels, which have no line of their own in today's list. */
function warnOfOthers(channels: readonly Channel[]) {
  return listChannelWarnings(
    channels.filter(({ state }) => state === 'EXPORT_ONLY'),
    [],
  );
}
