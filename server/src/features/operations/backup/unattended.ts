import type { BackupStatus } from '@approdo/shared/contract/operations/backup';
import type { BackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import type { SiteWarning } from '@approdo/shared/contract/operations/health';
import { lastDueDay, nextRun } from '@approdo/shared/domain/base/date/daily-hour';
import { createPolling } from '@approdo/shared/node/polling';
import { scheduleByClock } from '@approdo/shared/node/schedule';
import type { OpenStoredValue } from '../../../adapters/stored-values.ts';
import { createDailyBackup, type DailyNeeds } from './daily-backup.ts';
import type { DriveLinking } from './drive-linking.ts';
import { createNotifier, type Situation } from './unattended.notifier.ts';
import { openUnattendedValues, type UnattendedValues } from './unattended.state.ts';
import { warnOfDrive } from './unattended.warnings.ts';

type UnattendedNeeds = Omit<DailyNeeds, keyof UnattendedValues> & {
  readonly openStoredValue: OpenStoredValue;
  readonly driveLinking: Pick<DriveLinking, 'failure'>;
  /** Mails the owner these warnings. */
  readonly notifyOwner: (warnings: readonly string[]) => Promise<void>;
};

type SettingsEdit = { readonly [Name in keyof BackupSettings]?: BackupSettings[Name] | undefined };

export type Unattended = ReturnType<typeof createUnattended>;

/** Makes a backup a day, checks one a week, deletes outdated ones, and warns the owner if that fails. */
export function createUnattended(needs: UnattendedNeeds) {
  const { store, openStoredValue, operations, drive, driveLinking, clock, log, notifyOwner } = needs;
  const { settings, state } = openUnattendedValues(openStoredValue, {
    firstSeenAt: clock.now().toISOString(),
    doneDay: lastDueDay(clock.now(), 3),
  });
  const notifier = createNotifier({ store, drive, clock, settings, state, notifyOwner });
  const daily = createDailyBackup({ ...needs, settings, state });
  const checks = createPolling(scheduleByClock, () => {
    runDue().catch((error: unknown) => log.error({ err: error }, 'looking after the backups failed'));
  });

  /** Runs every ten minutes: makes a backup if one is due, mails the owner if there is a warning. */
  async function runDue(): Promise<void> {
    await daily.makeWhenDue();
    await notifier.warn();
  }

  async function listWarnings(): Promise<SiteWarning[]> {
    return allWarnings(await notifier.situation()).map(({ code, text, advice }) => ({ code, text, advice }));
  }

  return {
    runDue,
    settings: settings.read,

    /** When the daily backup failed; null if it has succeeded since. */
    failedAt: async (): Promise<string | null> => (await state.read()).failure?.at ?? null,

    /** For the owner, in Italian; empty while all is well. */
    listWarnings,

    /** Warns the owner now, and not at the next check. */
    warnNow(): void {
      notifier.warn().catch((error: unknown) => log.error({ err: error }, 'telling the owner failed'));
    },

    /** Forgets why a copy could not be sent to Drive. */
    forgetDriveFailure: (): Promise<void> => daily.note({ driveFailure: null }),

    async updateSettings(changes: SettingsEdit): Promise<BackupSettings> {
      return await settings.change((present) => ({ ...present, ...withoutUndefined(changes) }));
    },

    /** Whether there is a backup, in any place, that is not known to be bad. */
    hasBackup: async (): Promise<boolean> => (await notifier.situation()).good.length > 0,

    async status(): Promise<BackupStatus> {
      const found = await notifier.situation();
      const { isDailyOn, hour } = await settings.read();
      return {
        progress: operations.progress(),
        newestAt: found.good[0]?.createdAt ?? null,
        nextDailyAt: isDailyOn ? nextRun(found.now, hour, found.state.doneDay).toISOString() : null,
        drive: found.drive,
        driveAccount: found.driveAccount,
        driveLinkFailure: await driveLinking.failure(),
        warnings: allWarnings(found).map(({ text }) => text),
      };
    },

    /** Starts the checks, even if it rejects because the state cannot be stored. */
    async start(): Promise<void> {
      checks.begin();
      // Stores the first state: otherwise each start would make a new one, and the site would never be two days old.
      await daily.note({});
    },

    stop: checks.stop,
  };
}

/** All warnings, even Drive's passing problem, which is not mailed: backups that it delays get their own warning. */
function allWarnings({ warnings, driveProblem }: Situation): SiteWarning[] {
  return [...warnings, ...(driveProblem ? [warnOfDrive(driveProblem)] : [])];
}

function withoutUndefined(changes: SettingsEdit): Partial<BackupSettings> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}
