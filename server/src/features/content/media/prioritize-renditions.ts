import type { Clock } from '../../../adapters/clock.ts';
import type { ChangeNotifications } from '../../../db/engine.ts';
import type { RenditionQueue } from './rendition-queue.ts';

type PriorityNeeds = {
  readonly renditions: Pick<RenditionQueue, 'prioritize'>;
  /** Where several processes serve the site: another may be the one that makes what is missing. */
  readonly notifications: ChangeNotifications | undefined;
  readonly clock: Clock;
};

const WORD = 'hurry ';

/** A file is named to the others once in so long, however many ask for it; files of which that is known are so many at most. */
const SAID_FOR_MS = 60_000;
const MOST_SAID = 1000;

/** Puts a picture ahead in whichever process it waits; one that waits in none makes no work. */
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
    // Who is not heard is shown the original for a while longer.
    notifications.publish(`${WORD}${file}`).catch(() => undefined);
  }

  return {
    prioritize(file: string): void {
      if (!renditions.prioritize(file)) tellOthers(file);
    },

    close: (): void => endListening?.(),
  };
}
