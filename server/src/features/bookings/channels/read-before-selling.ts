import type { Clock } from '../../../adapters/clock.ts';
import { waitAtMost } from '../../../adapters/waiting.ts';
import type { Database } from '../../../db/database.ts';
import { listChannels } from './channels.repository.ts';
import type { StoredChannel } from './channels.table.ts';
import type { Readings } from './readings.ts';

type SellingNeeds = { readonly database: Database; readonly clock: Clock; readonly readings: Readings };

/** A reading of the last minute is fresh enough. */
const FRESH_FOR_MS = 60_000;

/** Total time limit: as long as an owner waits for a button. */
const TIMEOUT_MS = 8000;

/**
 * Reads all channels that were not just read, in parallel, before nights are sold here; resolves with the names of
 * those that did not answer in time. Their readings continue, and free no nights.
 */
export function createReadBeforeSelling({ database, clock, readings }: SellingNeeds) {
  function isStale({ lastSuccessAt }: StoredChannel): boolean {
    return lastSuccessAt === null || Date.parse(lastSuccessAt) + FRESH_FOR_MS < clock.now().getTime();
  }

  return async (isNeeded: () => Promise<boolean>): Promise<readonly string[]> => {
    const channels = await listChannels(database);
    const stale = channels
      .filter(({ importUrl, isPaused }) => importUrl !== null && !isPaused)
      .map(readings.withPollState)
      .filter(isStale);
    if (stale.length === 0 || !(await isNeeded())) return [];
    const answered = new Set<string>();
    const reading = stale.map(async (channel) => {
      const isRead = readings.mayBePolled(channel) && (await readings.read(channel, 'SALE'));
      if (isRead) answered.add(channel.id);
    });
    await waitAtMost(TIMEOUT_MS, Promise.all(reading));
    return stale.filter(({ id }) => !answered.has(id)).map(({ name }) => name);
  };
}
