import type { DriveLink } from '@approdo/shared/node/drive/link';
import type { Logger } from 'pino';
import { createLocalStore } from '../../adapters/backup-store/local-store.ts';
import { createWorkRunner } from '../../adapters/backup-store/run-work.ts';
import { clearAside, openStoreFolder } from '../../adapters/backup-store/store-folder.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { OpenKept } from '../../adapters/kept-values.ts';
import type { Lock } from '../../data-dir.ts';
import { createBackups } from './backup.service.ts';
import { createDriveLinking } from './drive-linking.ts';
import { createGoogleDrive } from './google-drive.ts';
import { createOperations } from './operations.ts';
import type { SiteGenerations } from './restore.ts';
import { createUnattended } from './unattended.ts';

type PartsNeeds = {
  /** Folder of the store. */
  readonly root: string;
  readonly openKept: OpenKept;
  readonly lock: () => Lock | undefined;
  readonly generations: SiteGenerations;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly appVersion: string;
  /** Scheme and host of the site. */
  readonly origin: string;
  /** Undefined where no Google Drive was configured. */
  readonly link?: DriveLink | undefined;
  readonly tellOwner: (warnings: readonly string[]) => Promise<void>;
  /** Of archives under a passphrase, as `protectBackup` takes it. */
  readonly workFactor?: number;
};

export type BackupParts = ReturnType<typeof createBackupParts>;

/** All that has to do with backups and outlives the site that they are of. */
export function createBackupParts({
  root,
  openKept,
  lock,
  generations,
  clock,
  log,
  appVersion,
  origin,
  link,
  tellOwner,
  workFactor,
}: PartsNeeds) {
  const folder = openStoreFolder(root);
  const runner = createWorkRunner({ workFactor });
  const store = createLocalStore({ folder, runner, clock, appVersion, onDamage: () => unattended.warnSoon() });
  const operations = createOperations({ clock, lock });
  const drive = link ? createGoogleDrive({ link, store, openKept, clock, origin }) : undefined;
  const driveLinking = createDriveLinking({
    link,
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
    generations,
    drive,
    driveLinking,
    clock,
    log,
    tellOwner,
  });
  const onSent = unattended.forgetDriveFailure;
  const held = lock();
  if (held) clearAside(folder);
  held?.release();

  return {
    store,
    backups: createBackups({ store, operations, generations, drive, onSent }),
    unattended,
    driveLinking,

    /** Cuts what is being done; whatever it is, it leaves what was there before. */
    async stop(): Promise<void> {
      drive?.stop();
      await runner.stop();
      await operations.settle();
    },
  };
}
