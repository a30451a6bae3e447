import { type BackupProgress, backupProgress } from '@approdo/shared/contract/operations/backup';
import { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { ChangeNotifications } from '../../../db/engine.ts';

type OthersNeeds = {
  readonly notifications: ChangeNotifications;
  readonly clock: Clock;
  /** Called when another process cancels the operation that runs here. */
  readonly onCancel: () => void;
};

const WORD = 'backup ';
const word = z.union([
  z.object({ by: z.string(), progress: backupProgress }),
  z.object({ by: z.string(), cancel: z.literal(true) }),
]);

/** Minimum time between two messages of progress within a step. */
const TELL_EVERY_MS = 500;
/** Interval at which a process repeats that it is still at work. */
const REMIND_EVERY_MS = 3000;
/** A process that has been silent for this long is taken to have ended its operation. */
const BELIEVED_MS = 10_000;

/** Exchanges progress and cancellation with the property's other processes. */
export function createOthers({ notifications, clock, onCancel }: OthersNeeds) {
  const self = makeId();
  let heard: { readonly progress: BackupProgress; readonly at: number } | undefined;
  let told: { readonly step: string | undefined; readonly at: number } = { step: undefined, at: 0 };
  let reminder: NodeJS.Timeout | undefined;

  const endListening = notifications.subscribe({
    site: () => undefined,
    mail: () => undefined,
    lost: () => undefined,
    found: () => undefined,
    word(text) {
      const said = text.startsWith(WORD) ? parse(text.slice(WORD.length)) : undefined;
      if (!said || said.by === self) return;
      if ('cancel' in said) onCancel();
      else heard = { progress: said.progress, at: clock.monotonic() };
    },
  });

  function say(part: object): void {
    // If the message is lost, others only show no progress.
    notifications.publish(`${WORD}${JSON.stringify({ by: self, ...part })}`).catch(() => undefined);
  }

  function tellNow(progress: BackupProgress): void {
    told = { step: progress?.step, at: clock.monotonic() };
    say({ progress });
    clearTimeout(reminder);
    if (progress) reminder = setTimeout(tellNow, REMIND_EVERY_MS, progress).unref();
  }

  return {
    progress: (): BackupProgress => (heard && clock.monotonic() - heard.at < BELIEVED_MS ? heard.progress : null),

    tell(progress: BackupProgress): void {
      const isAnother = progress?.step !== told.step;
      if (isAnother || clock.monotonic() - told.at >= TELL_EVERY_MS) tellNow(progress);
    },

    cancel: (): void => say({ cancel: true }),

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
