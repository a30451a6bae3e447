import type { DriveLink } from '@approdo/shared/node/drive/link';
import { createTurns, type InTurn } from '@approdo/shared/node/in-turn';
import type { Logger } from 'pino';
import type { BackupRecord } from '../../../adapters/backup-store/records.ts';
import { createWorkRunner } from '../../../adapters/backup-store/run-work.ts';
import type { Clock } from '../../../adapters/clock.ts';
import type { OpenKept } from '../../../adapters/kept-values.ts';
import { createBackups } from './backup.service.ts';
import type { BackupPlace } from './backup-place.ts';
import { createDriveLinking } from './drive-linking.ts';
import { createGoogleDrive } from './google-drive.ts';
import { createOperations } from './operations.ts';
import { createUnattended } from './unattended.ts';

type PartsNeeds = {
  readonly place: BackupPlace;
  readonly openKept: OpenKept;
  readonly clock: Clock;
  /** Other houses of the process have their backups made in the same hour. */
  readonly atNight?: InTurn;
  readonly log: Pick<Logger, 'error'>;
  readonly appVersion: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Undefined where no Google Drive was configured. */
  readonly link?: DriveLink | undefined;
  readonly tellOwner: (warnings: readonly string[]) => Promise<void>;
  /** Told of each backup that was made without a call. */
  readonly onMade: (backup: BackupRecord) => Promise<void>;
  /** Of archives under a passphrase, as `protectBackup` takes it. */
  readonly workFactor?: number;
};

export type BackupParts = ReturnType<typeof createBackupParts>;

/** All that has to do with backups and outlives the site that they are of. */
export function createBackupParts({
  place,
  openKept,
  clock,
  atNight = createTurns(),
  log,
  appVersion,
  origin,
  link,
  tellOwner,
  onMade,
  workFactor,
}: PartsNeeds) {
  const runner = createWorkRunner({ workFactor });
  const { store, restore } = place.open({ runner, clock, appVersion, onDamage: () => unattended.warnSoon() });
  const operations = createOperations({ clock, ...place });
  const drive = link ? createGoogleDrive({ link, store, openKept, clock, origin }) : undefined;
  const driveLinking = createDriveLinking({
    link,
    openKept,
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
    openKept,
    operations,
    drive,
    driveLinking,
    clock,
    atNight,
    log,
    tellOwner,
    onMade,
  });
  const onSent = unattended.forgetDriveFailure;

  return {
    store,
    backups: createBackups({ store, operations, restore, drive, onSent }),
    unattended,
    driveLinking,

    /** Cuts what is being done; whatever it is, it leaves what was there before. */
    async stop(): Promise<void> {
      drive?.stop();
      await runner.stop();
      await operations.settle();
      operations.close();
    },
  };
}
