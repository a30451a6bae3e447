import { type BackupProgress, backupProgress } from '@approdo/shared/contract/operations/backup';
import { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { ChangeNotifications } from '../../../db/engine.ts';

type SyncNeeds = {
  readonly notifications: ChangeNotifications;
  readonly clock: Clock;
  /** Called when another process cancels the operation that runs here. */
  readonly onCancel: () => void;
};

const MESSAGE_PREFIX = 'backup ';
const word = z.union([
  z.object({ by: z.string(), progress: backupProgress }),
  z.object({ by: z.string(), cancel: z.literal(true) }),
]);

/** Minimum time between two messages of progress within a step. */
const PUBLISH_EVERY_MS = 500;
/** Interval at which a process repeats that it is still at work. */
const REMIND_EVERY_MS = 3000;
/** A process that has been silent for this long is taken to have ended its operation. */
const STALE_AFTER_MS = 10_000;

/** Exchanges progress and cancellation with the property's other processes. */
export function createOperationsSync({ notifications, clock, onCancel }: SyncNeeds) {
  const self = makeId();
  let lastReceived: { readonly progress: BackupProgress; readonly at: number } | undefined;
  let lastSent: { readonly step: string | undefined; readonly at: number } = { step: undefined, at: 0 };
  let reminder: NodeJS.Timeout | undefined;

  const endListening = notifications.subscribe({
    site: () => undefined,
    mail: () => undefined,
    lost: () => undefined,
    found: () => undefined,
    message(text) {
      const message = text.startsWith(MESSAGE_PREFIX) ? parse(text.slice(MESSAGE_PREFIX.length)) : undefined;
      if (!message || message.by === self) return;
      if ('cancel' in message) onCancel();
      else lastReceived = { progress: message.progress, at: clock.monotonic() };
    },
  });

  function publish(part: object): void {
    // If the message is lost, others only show no progress.
    notifications.publish(`${MESSAGE_PREFIX}${JSON.stringify({ by: self, ...part })}`).catch(() => undefined);
  }

  function publishNow(progress: BackupProgress): void {
    lastSent = { step: progress?.step, at: clock.monotonic() };
    publish({ progress });
    clearTimeout(reminder);
    if (progress) reminder = setTimeout(publishNow, REMIND_EVERY_MS, progress).unref();
  }

  return {
    progress: (): BackupProgress =>
      lastReceived && clock.monotonic() - lastReceived.at < STALE_AFTER_MS ? lastReceived.progress : null,

    publishProgress(progress: BackupProgress): void {
      const isAnother = progress?.step !== lastSent.step;
      if (isAnother || clock.monotonic() - lastSent.at >= PUBLISH_EVERY_MS) publishNow(progress);
    },

    cancel: (): void => publish({ cancel: true }),

    close(): void {
      clearTimeout(reminder);
      endListening();
    },
  };
}

function parse(text: string): z.output<typeof word> | undefined {
  try {
    return word.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
