import { type BackupProgress, backupProgress } from '@approdo/shared/contract/operations/backup';
import { z } from 'zod';
import type { Clock } from '../../../adapters/clock.ts';
import { makeId } from '../../../adapters/random.ts';
import type { ChangeNotifications } from '../../../db/engine.ts';

type OthersNeeds = {
  readonly notifications: ChangeNotifications;
  readonly clock: Clock;
  /** Another process wants what is done here called off. */
  readonly onCancel: () => void;
};

const WORD = 'backup ';
const word = z.union([
  z.object({ by: z.string(), progress: backupProgress }),
  z.object({ by: z.string(), cancel: z.literal(true) }),
]);

/** Progress is told for each hundredth, and no more often. */
const TELL_EVERY_MS = 500;
/** A process says that it is still at it. */
const REMIND_EVERY_MS = 3000;
/** An operation that has fallen silent has ended, in whatever way. */
const BELIEVED_MS = 10_000;

/** What other processes of the house do to its backups, and what this one tells them. */
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
    // Who hears nothing shows no progress: that keeps nothing from being done.
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
