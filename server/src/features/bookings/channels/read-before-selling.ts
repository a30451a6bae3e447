import type { Clock } from '../../../adapters/clock.ts';
import { waitAtMost } from '../../../adapters/waiting.ts';
import type { Database } from '../../../db/database.ts';
import { listChannels } from './channels.repository.ts';
import type { StoredChannel } from './channels.table.ts';
import type { Readings } from './readings.ts';

type SellingNeeds = { readonly database: Database; readonly clock: Clock; readonly readings: Readings };

/** A reading of the last minute is fresh enough. */
const NEW_ENOUGH_MS = 60_000;

/** Total time limit: as long as an owner waits for a button. */
const TOGETHER_MS = 8000;

/**
 * Reads all channels that were not just read, in parallel, before nights are sold here; resolves with the names of
 * those that did not answer in time. Their readings continue, and free no nights.
 */
export function createReadBeforeSelling({ database, clock, readings }: SellingNeeds) {
  function isOld({ lastSuccessAt }: StoredChannel): boolean {
    return lastSuccessAt === null || Date.parse(lastSuccessAt) + NEW_ENOUGH_MS < clock.now().getTime();
  }

  return async (isWanted: () => Promise<boolean>): Promise<readonly string[]> => {
    const channels = await listChannels(database);
    const old = channels
      .filter(({ importUrl, isPaused }) => importUrl !== null && !isPaused)
      .map(readings.withPollState)
      .filter(isOld);
    if (old.length === 0 || !(await isWanted())) return [];
    const answered = new Set<string>();
    const reading = old.map(async (channel) => {
      const isRead = readings.mayBeAsked(channel) && (await readings.read(channel, 'SALE'));
      if (isRead) answered.add(channel.id);
    });
    await waitAtMost(TOGETHER_MS, Promise.all(reading));
    return old.filter(({ id }) => !answered.has(id)).map(({ name }) => name);
  };
}
