import type { ComputerBackupKeeper } from '../archives/computer-backups.ts';
import type { DailyArchive } from '../archives/daily-archive.ts';
import type { ComputerDriveKeeper } from '../drive/computer-drive.ts';
import type { CallHandlers } from '../ipc-main.ts';

type Parts = {
  readonly backups: ComputerBackupKeeper;
  readonly daily: DailyArchive;
  readonly drive: ComputerDriveKeeper;
};

/** What the page may ask of the backups of this computer, and of the Drive that it is linked to. */
export function createArchiveCalls({ backups, daily, drive }: Parts) {
  return {
    readComputerBackups: backups.read,
    chooseBackupFolder: async () => {
      const outcome = await backups.chooseFolder();
      daily.begin();
      return outcome;
    },
    openBackupFolder: backups.openFolder,
    editComputerBackups: async (wanted) => {
      const outcome = await backups.edit(wanted);
      daily.begin();
      return outcome;
    },
    createComputerBackup: backups.create,
    verifyComputerBackup: backups.verify,
    removeComputerBackup: backups.remove,
    sendComputerBackup: backups.send,
    cancelComputerBackup: async () => {
      backups.cancel();
      return null;
    },
    readComputerDrive: drive.read,
    keepDriveCredentials: drive.keepCredentials,
    linkDrive: drive.link,
    cancelDriveLink: async () => {
      drive.cancelLink();
      return null;
    },
    unlinkDrive: drive.unlink,
    sendToDrive: drive.send,
    bringFromDrive: drive.bring,
    removeFromDrive: drive.remove,
  } satisfies Partial<CallHandlers>;
}
