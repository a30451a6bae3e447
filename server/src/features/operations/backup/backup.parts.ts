import type { DriveLink } from '@approdo/shared/node/drive/link';
import { createQueue, type Sequentially } from '@approdo/shared/node/queue';
import type { Logger } from 'pino';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';
import { createWorkRunner } from '../../../adapters/backup-store/run-work.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { OpenStoredValue } from '../../../adapters/stored-values.ts';
import { createBackups } from './backup.service.ts';
import type { BackupPlace } from './backup-place.ts';
import { createDriveLinking } from './drive-linking.ts';
import { createGoogleDrive } from './google-drive.ts';
import { createOperations } from './operations.ts';
import { createUnattended } from './unattended.ts';

type PartsNeeds = {
  readonly place: BackupPlace;
  readonly openStoredValue: OpenStoredValue;
  readonly clock: Clock;
  /** Runs nightly backups one after another, if one process serves several properties. */
  readonly runAtNight?: Sequentially;
  readonly log: Pick<Logger, 'error'>;
  readonly appVersion: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Undefined if no Google Drive is configured. */
  readonly link?: DriveLink | undefined;
  readonly notifyOwner: (warnings: readonly string[]) => Promise<void>;
  /** Called with each backup that was made automatically. */
  readonly onMade: (backup: BackupRecord) => Promise<void>;
  /** Work factor of encrypted archives, as `protectBackup` takes it. */
  readonly workFactor?: number;
};

export type BackupParts = ReturnType<typeof createBackupParts>;

/** All services for backups; they outlive the site that they back up. */
export function createBackupParts({
  place,
  openStoredValue,
  clock,
  runAtNight = createQueue(),
  log,
  appVersion,
  origin,
  link,
  notifyOwner,
  onMade,
  workFactor,
}: PartsNeeds) {
  const runner = createWorkRunner({ workFactor });
  const { store, restore } = place.open({ runner, clock, appVersion, onDamage: () => unattended.warnNow() });
  const operations = createOperations({ clock, ...place });
  const drive = link ? createGoogleDrive({ link, store, openStoredValue, clock, origin }) : undefined;
  const driveLinking = createDriveLinking({
    link,
    openStoredValue,
    clock,
    origin,
    isBusy: operations.isRunning,
    async onChange() {
      drive?.forget();
      await unattended.forgetDriveFailure();
    },
  });
  const unattended = createUnattended({
    store,
    openStoredValue,
    operations,
    drive,
    driveLinking,
    clock,
    runAtNight,
    log,
    notifyOwner,
    onMade,
  });
  const onSent = unattended.forgetDriveFailure;

  return {
    store,
    backups: createBackups({ store, operations, restore, drive, onSent }),
    unattended,
    driveLinking,

    /** Cancels whatever is running, which leaves everything as it was before. */
    async stop(): Promise<void> {
      drive?.stop();
      await runner.stop();
      await operations.waitUntilIdle();
      operations.close();
    },
  };
}
