import type { Channel } from '@approdo/shared/contract/bookings/channels';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { tooMany } from '../../../http/problems.ts';
import { listChannels, updateChannel } from './channels.repository.ts';
import { type Channels, getChannel } from './channels.service.ts';
import type { Readings } from './readings.ts';

type SyncNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly readings: Readings;
  readonly channels: Channels;
};

const SYNC_EVERY_MS = 30_000;

export type ChannelSync = ReturnType<typeof createChannelSync>;

/** Readings requested by the owner, besides the scheduled ones. */
export function createChannelSync({ database, clock, readings, channels }: SyncNeeds) {
  const syncedAt = new Map<string, number>();

  /** Throws 429 if the owner requested one within the last half minute. */
  function spend(id: string): void {
    const now = clock.now().getTime();
    const waitMs = (syncedAt.get(id) ?? Number.NEGATIVE_INFINITY) + SYNC_EVERY_MS - now;
    if (waitMs > 0) throw tooMany(Math.ceil(waitMs / 1000));
    syncedAt.set(id, now);
  }

  return {
    /** Reads a channel's calendar now, unless it has none or is paused; returns the channel with the result. */
    async sync(id: string): Promise<Channel> {
      const channel = await getChannel(database, id);
      spend(id);
      if (!channel.isPaused) await readings.read(channel);
      return await channels.viewById(database, id);
    },

    /** Resumes all channels, after reading every calendar, so that no night sold meanwhile is exported as free. */
    async resume(): Promise<Channel[]> {
      const paused = (await listChannels(database)).filter(({ isPaused }) => isPaused);
      await Promise.all(paused.map((channel) => readings.read(channel)));
      await transact(database, async (trx) => {
        for (const channel of await listChannels(trx)) await updateChannel(trx, { ...channel, isPaused: false });
      });
      return await channels.list();
    },
  };
}
