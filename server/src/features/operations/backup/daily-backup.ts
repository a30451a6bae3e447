import type { BackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import { isDue } from '@approdo/shared/domain/base/date/daily-hour';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { chooseOutdated } from '@approdo/shared/domain/operations/backup-retention';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import type { Job } from '@approdo/shared/node/jobs';
import type { Sequentially } from '@approdo/shared/node/queue';
import type { BackupStore } from '../../../adapters/backup-store/backup-store.ts';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';
import type { Clock } from '../../../adapters/clock.ts';
import { isDiskFull } from '../../../db/faults.ts';
import { HttpProblem } from '../../../http/problems.ts';
import type { DrivePlace } from './drive-place.ts';
import type { Operations } from './operations.ts';
import type { UnattendedState, UnattendedValues } from './unattended.state.ts';

export type DailyNeeds = UnattendedValues & {
  readonly store: BackupStore;
  readonly operations: Operations;
  /** Undefined if no Google Drive is configured. */
  readonly drive: DrivePlace | undefined;
  readonly clock: Clock;
  /** Runs nightly backups one after another, if one process serves several properties. */
  readonly runAtNight: Sequentially;
  readonly log: { error(details: object, message: string): void };
  /** Called with each backup that was made, once it is on disk. */
  readonly onMade: (backup: BackupRecord) => Promise<void>;
};

/** Share of the remaining progress: later steps are only known when they begin, and move at most the same bytes. */
const HALF = 0.5;

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The daily backup and what follows it: a copy to Drive, the deletion of outdated backups, and a weekly check. */
export function createDailyBackup({
  store,
  operations,
  drive,
  clock,
  runAtNight,
  log,
  settings,
  state,
  onMade,
}: DailyNeeds) {
  const now = () => clock.now().toISOString();

  async function note(part: Partial<UnattendedState>): Promise<void> {
    await state.change((present) => ({ ...present, ...part }));
  }

  async function make(job: Job): Promise<void> {
    const record = await store.take('daily', { onShare: job.step('Copia di database e file', HALF) });
    await note({ doneDay: todayInRome(clock.now()), failure: null });
    await onMade(record);
    await sendToDrive(record, job);
    await dropOutdated();
    await verifyOnceAWeek(job);
  }

  async function sendToDrive(record: BackupRecord, { step }: Job): Promise<void> {
    if (!drive || !(await settings.read()).isSentToDrive || (await drive.state()).state !== 'linked') return;
    try {
      await drive.send(record, step('Invio a Google Drive', HALF));
      await drive.dropOutdated(await settings.read());
      await note({ driveFailure: null });
    } catch (error) {
      await note({ driveFailure: { at: now(), message: describeError(error) } });
    }
  }

  async function dropOutdated(): Promise<void> {
    const backups = (await store.list()).map((record) => ({ ...record, isBad: record.fault !== null }));
    for (const id of chooseOutdated(backups, await settings.read())) await store.remove(id);
    await store.sweep();
  }

  async function verifyOnceAWeek(job: Job): Promise<void> {
    const { lastVerifiedAt } = await state.read();
    if (lastVerifiedAt && clock.now().getTime() - Date.parse(lastVerifiedAt) < WEEK_MS) return;
    await store.audit({ onShare: job.step('Verifica settimanale: tutti i file', HALF) });
    const [newest] = await store.list();
    if (newest) await verify(newest, job);
    await note({ lastVerifiedAt: now() });
  }

  async function verify(record: BackupRecord, { step }: Job): Promise<void> {
    try {
      await store.verify(record, { onShare: step('Verifica settimanale: l’ultimo backup') });
    } catch (error) {
      // The fault is stored with the backup, and the owner is warned.
      if (!(error instanceof ArchiveFault)) throw error;
    }
  }

  async function isBackupDue(): Promise<boolean> {
    return isDueNow(await settings.read(), await state.read(), clock.now()) && !operations.isRunning();
  }

  async function makeWhenDue(): Promise<void> {
    // Another check may have made it while this one waited in the queue.
    if (await isBackupDue()) await runAtNight(async () => ((await isBackupDue()) ? await attempt() : undefined));
  }

  async function attempt(): Promise<void> {
    await note({ lastTryAt: now() });
    await operations.run('daily', make).catch(async (error: unknown) => {
      log.error({ err: error }, 'daily backup failed');
      await note({ failure: { at: now(), message: describeError(error) } });
    });
  }

  return { makeWhenDue, note };
}

/** Whether the backup of the day is still to be made, and was not tried within the hour. */
function isDueNow(
  { isDailyOn, hour }: Pick<BackupSettings, 'isDailyOn' | 'hour'>,
  { doneDay, lastTryAt }: Pick<UnattendedState, 'doneDay' | 'lastTryAt'>,
  now: Date,
): boolean {
  const wasTriedRecently = lastTryAt !== null && now.getTime() - Date.parse(lastTryAt) < HOUR_MS;
  return isDailyOn && !wasTriedRecently && isDue(now, hour, doneDay);
}

function describeError(error: unknown): string {
  if (isDiskFull(error)) return 'lo spazio su disco è esaurito.';
  if (error instanceof ArchiveFault) return `${error.message}.`;
  return error instanceof HttpProblem ? error.message : 'si è verificato un errore imprevisto.';
}
