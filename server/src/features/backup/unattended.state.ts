import { join } from 'node:path';
import { type BackupSettings, backupSettings } from '@approdo/shared/contract/backup';
import { type KeptValue, openKeptValue } from '@approdo/shared/node/kept-value';
import { z } from 'zod';

const unattendedState = z.object({
  /** When the store was first looked at: before two days have passed, nothing can be overdue. */
  firstSeenAt: z.iso.datetime(),
  /** The last day whose backup was made. */
  doneDay: z.string(),
  lastTryAt: z.iso.datetime().nullable(),
  /** What went wrong since the last time that all went well. */
  failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  driveFailure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  lastVerifiedAt: z.iso.datetime().nullable(),
  /** When the owner was last written to, and of which subjects. */
  told: z.object({ at: z.iso.datetime(), warnings: z.array(z.string()) }).nullable(),
});
export type UnattendedState = z.output<typeof unattendedState>;

const DEFAULTS: BackupSettings = { isDailyOn: true, hour: 3, daily: 7, weekly: 4, monthly: 12, isSentToDrive: true };

export type UnattendedFiles = {
  readonly settings: KeptValue<BackupSettings>;
  readonly state: KeptValue<UnattendedState>;
};

/** Both lie in the store, so that a restore does not bring back the settings of then. */
export function openUnattendedFiles(
  root: string,
  first: Pick<UnattendedState, 'firstSeenAt' | 'doneDay'>,
): UnattendedFiles {
  const nothingYet = { lastTryAt: null, failure: null, driveFailure: null, lastVerifiedAt: null, told: null };
  return {
    settings: openKeptValue({ file: join(root, 'settings.json'), shape: backupSettings, fallback: DEFAULTS }),
    state: openKeptValue<UnattendedState>({
      file: join(root, 'state.json'),
      shape: unattendedState,
      fallback: { ...first, ...nothingYet },
    }),
  };
}
