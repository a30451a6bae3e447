import type { Clock } from '../../../adapters/clock.ts';
import type { ChangeNotifications } from '../../../db/engine.ts';
import type { RenditionQueue } from './rendition-queue.ts';

type PriorityNeeds = {
  readonly renditions: Pick<RenditionQueue, 'prioritize'>;
  /** Set if several processes serve the site: another may be the one that makes the missing renditions. */
  readonly notifications: ChangeNotifications | undefined;
  readonly clock: Clock;
};

const MESSAGE_PREFIX = 'hurry ';

/** A file is announced to the other processes once in this time, however often it is requested. */
const REPEAT_AFTER_MS = 60_000;
const MOST_REMEMBERED = 1000;

/** Prioritizes a picture in whichever process it waits; one that waits in none causes no work. */
export function createRenditionPriority({ renditions, notifications, clock }: PriorityNeeds) {
  const publishedAt = new Map<string, number>();
  const endListening = notifications?.subscribe({
    site: () => undefined,
    mail: () => undefined,
    lost: () => undefined,
    found: () => undefined,
    message(text) {
      if (text.startsWith(MESSAGE_PREFIX)) renditions.prioritize(text.slice(MESSAGE_PREFIX.length));
    },
  });

  function notifyOthers(file: string): void {
    const now = clock.monotonic();
    const before = publishedAt.get(file);
    if (!notifications || (before !== undefined && now - before < REPEAT_AFTER_MS)) return;
    if (publishedAt.size >= MOST_REMEMBERED) publishedAt.clear();
    publishedAt.set(file, now);
    // If it is not received, visitors see the original for a while longer.
    notifications.publish(`${MESSAGE_PREFIX}${file}`).catch(() => undefined);
  }

  return {
    prioritize(file: string): void {
      if (!renditions.prioritize(file)) notifyOthers(file);
    },

    close: (): void => endListening?.(),
  };
}
