import { type BackupSettings, backupSettings } from '@approdo/shared/contract/operations/backup-settings';
import type { StoredValue } from '@approdo/shared/node/stored-value';
import { z } from 'zod';
import type { OpenStoredValue } from '../../../adapters/stored-values.ts';

const unattendedState = z.object({
  /** When the store was first used: nothing is overdue in its first two days. */
  firstSeenAt: z.iso.datetime(),
  /** The last day whose backup was made. */
  doneDay: z.string(),
  lastTryAt: z.iso.datetime().nullable(),
  /** What went wrong since everything last went well. */
  failure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  driveFailure: z.object({ at: z.iso.datetime(), message: z.string() }).nullable(),
  lastVerifiedAt: z.iso.datetime().nullable(),
  /** When the owner was last written to, and about which subjects. */
  told: z.object({ at: z.iso.datetime(), warnings: z.array(z.string()) }).nullable(),
});
export type UnattendedState = z.output<typeof unattendedState>;

const DEFAULTS: BackupSettings = { isDailyOn: true, hour: 3, daily: 7, weekly: 4, monthly: 12, isSentToDrive: true };

export type UnattendedValues = {
  readonly settings: StoredValue<BackupSettings>;
  readonly state: StoredValue<UnattendedState>;
};

/** Both are stored beside the backups, so that a restore does not bring back old settings. */
export function openUnattendedValues(
  openStoredValue: OpenStoredValue,
  first: Pick<UnattendedState, 'firstSeenAt' | 'doneDay'>,
): UnattendedValues {
  const initialState = { lastTryAt: null, failure: null, driveFailure: null, lastVerifiedAt: null, told: null };
  return {
    settings: openStoredValue({ name: 'backups/settings.json', shape: backupSettings, fallback: DEFAULTS }),
    state: openStoredValue<UnattendedState>({
      name: 'backups/state.json',
      shape: unattendedState,
      fallback: { ...first, ...initialState },
    }),
  };
}
