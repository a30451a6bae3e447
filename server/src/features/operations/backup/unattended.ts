import type { BackupSettings, BackupStatus } from '@approdo/shared/contract/operations/backup';
import type { SiteWarning } from '@approdo/shared/contract/operations/health';
import { lastDueDay, nextRun } from '@approdo/shared/domain/base/date/daily-hour';
import { createLooks } from '@approdo/shared/node/looks';
import { scheduleByClock } from '@approdo/shared/node/schedule';
import type { OpenKept } from '../../../adapters/kept-values.ts';
import { createDailyBackup, type DailyNeeds } from './daily-backup.ts';
import type { DriveLinking } from './drive-linking.ts';
import { openUnattendedValues, type UnattendedValues } from './unattended.state.ts';
import { createTelling, type Situation } from './unattended.telling.ts';
import { warnOfDrive } from './unattended.warnings.ts';

type UnattendedNeeds = Omit<DailyNeeds, keyof UnattendedValues> & {
  readonly openKept: OpenKept;
  readonly driveLinking: Pick<DriveLinking, 'failure'>;
  /** Writes to the owner what she should know. */
  readonly tellOwner: (warnings: readonly string[]) => Promise<void>;
};

type SettingsEdit = { readonly [Name in keyof BackupSettings]?: BackupSettings[Name] | undefined };

export type Unattended = ReturnType<typeof createUnattended>;

/** Makes a backup a day, checks one a week, deletes what has had its time, and says so when that fails. */
export function createUnattended(needs: UnattendedNeeds) {
  const { store, openKept, operations, drive, driveLinking, clock, log, tellOwner } = needs;
  const { settings, state } = openUnattendedValues(openKept, {
    firstSeenAt: clock.now().toISOString(),
    doneDay: lastDueDay(clock.now(), 3),
  });
  const telling = createTelling({ store, drive, clock, settings, state, tellOwner });
  const daily = createDailyBackup({ ...needs, settings, state });
  const looks = createLooks(scheduleByClock, () => {
    look().catch((error: unknown) => log.error({ err: error }, 'looking after the backups failed'));
  });

  /** What is done every ten minutes: a backup if one is due, a mail if there is something to say. */
  async function look(): Promise<void> {
    await daily.makeWhenDue();
    await telling.warn();
  }

  async function listWarnings(): Promise<SiteWarning[]> {
    return allWarnings(await telling.situation()).map(({ code, text, advice }) => ({ code, text, advice }));
  }

  return {
    look,
    settings: settings.read,

    /** When the daily backup failed; null since one went well. */
    failedAt: async (): Promise<string | null> => (await state.read()).failure?.at ?? null,

    /** For the owner, in Italian; empty while all is well. */
    listWarnings,

    /** Something was found that the owner should know now, and not at the next look. */
    warnSoon(): void {
      telling.warn().catch((error: unknown) => log.error({ err: error }, 'telling the owner failed'));
    },

    /** What kept a copy from Drive is over. */
    forgetDriveFailure: (): Promise<void> => daily.note({ driveFailure: null }),

    async updateSettings(asked: SettingsEdit): Promise<BackupSettings> {
      return await settings.change((present) => ({ ...present, ...withoutUndefined(asked) }));
    },

    /** Whether there is one that is not known to be bad, in any place. */
    hasBackup: async (): Promise<boolean> => (await telling.situation()).good.length > 0,

    async status(): Promise<BackupStatus> {
      const found = await telling.situation();
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

    /** Looks from now on, even where it rejects since nothing can be noted. */
    async start(): Promise<void> {
      looks.begin();
      // What was never written is made up anew at each start, and a new site would never be two days old.
      await daily.note({});
    },

    stop: looks.stop,
  };
}

/** All warnings, even the one that is worth no mail: it passes, and what it keeps from being sent is reported on its own. */
function allWarnings({ warnings, driveProblem }: Situation): SiteWarning[] {
  return [...warnings, ...(driveProblem ? [warnOfDrive(driveProblem)] : [])];
}

function withoutUndefined(asked: SettingsEdit): Partial<BackupSettings> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
