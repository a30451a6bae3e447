import type { Clock } from '../../../adapters/clock.ts';
import type { ChangeNotifications } from '../../../db/engine.ts';
import type { RenditionQueue } from './rendition-queue.ts';

type PriorityNeeds = {
  readonly renditions: Pick<RenditionQueue, 'prioritize'>;
  /** Set if several processes serve the site: another may be the one that makes the missing renditions. */
  readonly notifications: ChangeNotifications | undefined;
  readonly clock: Clock;
};

const WORD = 'hurry ';

/** A file is announced to the other processes once in this time, however often it is requested. */
const SAID_FOR_MS = 60_000;
const MOST_SAID = 1000;

/** Prioritizes a picture in whichever process it waits; one that waits in none causes no work. */
export function createRenditionPriority({ renditions, notifications, clock }: PriorityNeeds) {
  const said = new Map<string, number>();
  const endListening = notifications?.subscribe({
    site: () => undefined,
    mail: () => undefined,
    lost: () => undefined,
    found: () => undefined,
    word(text) {
      if (text.startsWith(WORD)) renditions.prioritize(text.slice(WORD.length));
    },
  });

  function tellOthers(file: string): void {
    const now = clock.monotonic();
    const before = said.get(file);
    if (!notifications || (before !== undefined && now - before < SAID_FOR_MS)) return;
    if (said.size >= MOST_SAID) said.clear();
    said.set(file, now);
    // If it is not received, visitors see the original for a while longer.
    notifications.publish(`${WORD}${file}`).catch(() => undefined);
  }

  return {
    prioritize(file: string): void {
      if (!renditions.prioritize(file)) tellOthers(file);
    },

    close: (): void => endListening?.(),
  };
}
