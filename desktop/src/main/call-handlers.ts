import { reachAddress } from '@approdo/shared/domain/reach';
import type { ComputerBackupKeeper } from './archives/computer-backups.ts';
import type { DailyArchive } from './archives/daily-archive.ts';
import type { Downloads } from './downloads.ts';
import type { ComputerDriveKeeper } from './drive/computer-drive.ts';
import type { ElectronSurface } from './electron-surface.ts';
import type { HouseKeeper } from './house.ts';
import type { CallHandlers } from './ipc-main.ts';
import type { MenuBar } from './menu-bar.ts';
import type { Paper } from './paper.ts';
import type { Photos } from './photos.ts';
import type { FileSaver } from './save-dialog.ts';
import type { SessionKeeper } from './session.ts';
import type { SiteWatch } from './site-watch.ts';
import type { Uploads } from './uploads.ts';
import type { WantedScreens } from './wanted-screens.ts';

/** The parts of main that the page may ask something of. */
type Parts = {
  readonly houses: HouseKeeper;
  readonly keeper: SessionKeeper;
  readonly watch: SiteWatch;
  readonly menuBar: MenuBar;
  readonly wanted: WantedScreens;
  readonly shell: ElectronSurface['shell'];
  readonly saveFile: FileSaver;
  readonly paper: Paper;
  readonly photos: Photos;
  readonly uploads: Uploads;
  readonly downloads: Downloads;
  readonly backups: ComputerBackupKeeper;
  readonly daily: DailyArchive;
  readonly drive: ComputerDriveKeeper;
};

/** What main does for each row of the table. */
export function createCallHandlers(parts: Parts): CallHandlers {
  const {
    houses,
    keeper,
    watch,
    menuBar,
    wanted,
    shell,
    saveFile,
    paper,
    photos,
    uploads,
    downloads,
    backups,
    daily,
    drive,
  } = parts;
  return {
    readHouses: async () => houses.read(),
    addHouse: houses.add,
    switchHouse: houses.switchTo,
    forgetHouse: async (address) => {
      await keeper.leave(address);
      await houses.forget(address);
      return { ok: true, value: null };
    },
    readSiteFault: async () => watch.fault() ?? null,
    askSiteAgain: async () => {
      await watch.askAgain();
      return null;
    },
    readUser: async () => (await keeper.findUser()) ?? null,
    signIn: keeper.signIn,
    signOut: keeper.signOut,
    offerScreens: async (screens) => {
      menuBar.offerScreens(screens);
      return null;
    },
    takeWantedScreen: async () => wanted.take() ?? null,
    reach: async (way) => {
      // Where the system has no program for it there is nothing to be done about it.
      await shell.openExternal(reachAddress(way)).catch(() => undefined);
      return null;
    },
    saveFile: (name, bytes) => saveFile(name, async () => bytes),
    printPage: paper.print,
    savePageAsPdf: paper.saveAsPdf,
    preparePhoto: (id, name, bytes) => photos.prepare({ id, name }, bytes),
    cancelPhoto: async (id) => {
      photos.cancel(id);
      return null;
    },
    beginUpload: uploads.begin,
    addToUpload: uploads.add,
    endUpload: uploads.end,
    cancelUpload: async (id) => {
      uploads.cancel(id);
      return null;
    },
    saveDownload: downloads.save,
    cancelDownload: async (id) => {
      downloads.cancel(id);
      return null;
    },
    readComputerBackups: backups.read,
    chooseBackupFolder: async () => {
      const outcome = await backups.chooseFolder();
      daily.begin();
      return outcome;
    },
    openBackupFolder: backups.openFolder,
    editComputerBackups: async (settings) => {
      const outcome = await backups.edit(settings);
      daily.begin();
      return outcome;
    },
    createComputerBackup: backups.create,
    verifyComputerBackup: backups.verify,
    removeComputerBackup: backups.remove,
    sendComputerBackup: backups.send,
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
    cancelComputerBackup: async () => {
      backups.cancel();
      return null;
    },
  };
}
