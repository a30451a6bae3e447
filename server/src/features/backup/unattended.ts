import type { BackupSettings, BackupStatus } from '@approdo/shared/contract/backup/backup';
import type { SiteWarning } from '@approdo/shared/contract/site/health';
import { chooseOutdated } from '@approdo/shared/domain/backup/retention';
import { isDue, lastDueDay, nextRun } from '@approdo/shared/domain/date/daily-hour';
import { todayInRome } from '@approdo/shared/domain/date/local-date';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { InTurn } from '@approdo/shared/node/in-turn';
import type { Job } from '@approdo/shared/node/jobs';
import { createLooks } from '@approdo/shared/node/looks';
import { scheduleByClock } from '@approdo/shared/node/schedule';
import type { BackupStore } from '../../adapters/backup-store/backup-store.ts';
import type { BackupRecord } from '../../adapters/backup-store/records.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { OpenKept } from '../../adapters/kept-values.ts';
import { isDiskFull } from '../../db/faults.ts';
import { HttpProblem } from '../../http/problems.ts';
import type { DriveLinking } from './drive-linking.ts';
import type { DrivePlace } from './drive-place.ts';
import type { Operations } from './operations.ts';
import { openUnattendedValues, type UnattendedState } from './unattended.state.ts';
import { createTelling, type Situation } from './unattended.telling.ts';
import { warnOfDrive } from './unattended.warnings.ts';

type UnattendedNeeds = {
  readonly store: BackupStore;
  readonly openKept: OpenKept;
  readonly operations: Operations;
  /** Undefined where no Google Drive was configured. */
  readonly drive: DrivePlace | undefined;
  readonly driveLinking: Pick<DriveLinking, 'failure'>;
  readonly clock: Clock;
  /** Other houses of the process have their backups made in the same hour. */
  readonly atNight: InTurn;
  readonly log: { error(details: object, message: string): void };
  /** Writes to the owner what she should know. */
  readonly tellOwner: (warnings: readonly string[]) => Promise<void>;
};

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

type SettingsEdit = { readonly [Name in keyof BackupSettings]?: BackupSettings[Name] | undefined };

export type Unattended = ReturnType<typeof createUnattended>;

/** Makes a backup a day, checks one a week, deletes what has had its time, and says so when that fails. */
export function createUnattended(needs: UnattendedNeeds) {
  const { store, openKept, operations, drive, driveLinking, clock, atNight, log, tellOwner } = needs;
  const now = () => clock.now().toISOString();
  const { settings, state } = openUnattendedValues(openKept, {
    firstSeenAt: now(),
    doneDay: lastDueDay(clock.now(), 3),
  });
  const telling = createTelling({ store, drive, clock, settings, state, tellOwner });
  const looks = createLooks(scheduleByClock, () => {
    look().catch((error: unknown) => log.error({ err: error }, 'looking after the backups failed'));
  });

  async function change(part: Partial<UnattendedState>): Promise<void> {
    await state.change((present) => ({ ...present, ...part }));
  }

  async function makeDaily(job: Job): Promise<void> {
    const record = await store.take('daily', { onShare: job.step('Copia di database e file') });
    await change({ doneDay: todayInRome(clock.now()), failure: null });
    await sendToDrive(record, job);
    await dropOutdated();
    await verifyOnceAWeek(job);
  }

  async function sendToDrive(record: BackupRecord, { step }: Job): Promise<void> {
    if (!drive || !(await settings.read()).isSentToDrive || (await drive.state()).state !== 'linked') return;
    try {
      await drive.send(record, step('Invio a Google Drive'));
      await drive.dropOutdated(await settings.read());
      await change({ driveFailure: null });
    } catch (error) {
      await change({ driveFailure: { at: now(), message: wordsFor(error) } });
    }
  }

  async function dropOutdated(): Promise<void> {
    const kept = (await store.list()).map((record) => ({ ...record, isBad: record.fault !== null }));
    for (const id of chooseOutdated(kept, await settings.read())) await store.remove(id);
    await store.sweep();
  }

  async function verifyOnceAWeek(job: Job): Promise<void> {
    const { lastVerifiedAt } = await state.read();
    if (lastVerifiedAt && clock.now().getTime() - Date.parse(lastVerifiedAt) < WEEK_MS) return;
    await store.audit({ onShare: job.step('Verifica settimanale: tutti i file') });
    const [newest] = await store.list();
    if (newest) await verify(newest, job);
    await change({ lastVerifiedAt: now() });
  }

  async function verify(record: BackupRecord, { step }: Job): Promise<void> {
    try {
      await store.verify(record, { onShare: step('Verifica settimanale: l’ultimo backup') });
    } catch (error) {
      // What was found is kept with the backup, and told.
      if (!(error instanceof ArchiveFault)) throw error;
    }
  }

  async function isDailyDue(): Promise<boolean> {
    const { isDailyOn, hour } = await settings.read();
    const { doneDay, lastTryAt } = await state.read();
    const isTriedLately = lastTryAt !== null && clock.now().getTime() - Date.parse(lastTryAt) < HOUR_MS;
    return isDailyOn && !isTriedLately && isDue(clock.now(), hour, doneDay) && !operations.isRunning();
  }

  async function makeDailyWhenDue(): Promise<void> {
    // Another look may make it while this one waits for its turn.
    if (await isDailyDue()) await atNight(async () => ((await isDailyDue()) ? await tryDaily() : undefined));
  }

  async function tryDaily(): Promise<void> {
    await change({ lastTryAt: now() });
    await operations.run('daily', makeDaily).catch(async (error: unknown) => {
      log.error({ err: error }, 'daily backup failed');
      await change({ failure: { at: now(), message: wordsFor(error) } });
    });
  }

  /** What is done every ten minutes: a backup if one is due, a mail if there is something to say. */
  async function look(): Promise<void> {
    await makeDailyWhenDue();
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
    forgetDriveFailure: (): Promise<void> => change({ driveFailure: null }),

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

    async start(): Promise<void> {
      // What was never written is made up anew at each start, and a new site would never be two days old.
      await change({});
      looks.begin();
    },

    stop: looks.stop,
  };
}

/** With what is worth no mail: it passes, and what it keeps from being sent is told on its own. */
function allWarnings({ warnings, driveProblem }: Situation): SiteWarning[] {
  return [...warnings, ...(driveProblem ? [warnOfDrive(driveProblem)] : [])];
}

function wordsFor(error: unknown): string {
  if (isDiskFull(error)) return 'lo spazio su disco è esaurito.';
  if (error instanceof ArchiveFault) return `${error.message}.`;
  return error instanceof HttpProblem ? error.message : 'si è verificato un errore imprevisto.';
}

function withoutUndefined(asked: SettingsEdit): Partial<BackupSettings> {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
}
