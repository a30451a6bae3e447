import type { z } from 'zod';
import {
  type ArgsOf,
  CALLS,
  type CallName,
  type Channel,
  EVENTS,
  type EventName,
  type NewsOf,
  type ResultOf,
} from '../ipc.ts';
import { isOwnAddress } from './app-address.ts';
import type { CallEvent, Contents, IpcMain } from './electron-surface.ts';

/** One function a row of the table. */
export type CallHandlers = {
  readonly [Name in CallName]: (...args: ArgsOf<Name>) => Promise<ResultOf<Name>>;
};

/** Binds the table: only the app's own page is heard, only arguments of the row's shape get in, only its result gets out. */
export function bindCalls(ipcMain: IpcMain, handlers: CallHandlers): void {
  const bind = <Args extends readonly unknown[], Result>(
    name: CallName,
    row: { readonly args: z.ZodType<Args>; readonly result: z.ZodType<Result> },
    handler: (...args: Args) => Promise<Result>,
  ) => {
    ipcMain.handle(channelOf(name), async (event, ...given) => {
      if (!isOwnPage(event)) throw new Error('Only the page of the app is heard');
      const args = row.args.safeParse(given);
      // What was given may hold a password, so the error says nothing of it.
      if (!args.success) throw new Error(`Not the arguments of ${name}`);
      return row.result.parse(await handler(...args.data));
    });
  };
  bind('readHouses', CALLS.readHouses, handlers.readHouses);
  bind('addHouse', CALLS.addHouse, handlers.addHouse);
  bind('switchHouse', CALLS.switchHouse, handlers.switchHouse);
  bind('forgetHouse', CALLS.forgetHouse, handlers.forgetHouse);
  bind('readSiteFault', CALLS.readSiteFault, handlers.readSiteFault);
  bind('askSiteAgain', CALLS.askSiteAgain, handlers.askSiteAgain);
  bind('readUser', CALLS.readUser, handlers.readUser);
  bind('signIn', CALLS.signIn, handlers.signIn);
  bind('signOut', CALLS.signOut, handlers.signOut);
  bind('offerScreens', CALLS.offerScreens, handlers.offerScreens);
  bind('takeWantedScreen', CALLS.takeWantedScreen, handlers.takeWantedScreen);
  bind('reach', CALLS.reach, handlers.reach);
  bind('saveFile', CALLS.saveFile, handlers.saveFile);
  bind('printPage', CALLS.printPage, handlers.printPage);
  bind('savePageAsPdf', CALLS.savePageAsPdf, handlers.savePageAsPdf);
  bind('preparePhoto', CALLS.preparePhoto, handlers.preparePhoto);
  bind('cancelPhoto', CALLS.cancelPhoto, handlers.cancelPhoto);
  bind('beginUpload', CALLS.beginUpload, handlers.beginUpload);
  bind('addToUpload', CALLS.addToUpload, handlers.addToUpload);
  bind('endUpload', CALLS.endUpload, handlers.endUpload);
  bind('cancelUpload', CALLS.cancelUpload, handlers.cancelUpload);
  bind('saveDownload', CALLS.saveDownload, handlers.saveDownload);
  bind('cancelDownload', CALLS.cancelDownload, handlers.cancelDownload);
  bind('readComputerBackups', CALLS.readComputerBackups, handlers.readComputerBackups);
  bind('chooseBackupFolder', CALLS.chooseBackupFolder, handlers.chooseBackupFolder);
  bind('openBackupFolder', CALLS.openBackupFolder, handlers.openBackupFolder);
  bind('editComputerBackups', CALLS.editComputerBackups, handlers.editComputerBackups);
  bind('createComputerBackup', CALLS.createComputerBackup, handlers.createComputerBackup);
  bind('verifyComputerBackup', CALLS.verifyComputerBackup, handlers.verifyComputerBackup);
  bind('removeComputerBackup', CALLS.removeComputerBackup, handlers.removeComputerBackup);
  bind('sendComputerBackup', CALLS.sendComputerBackup, handlers.sendComputerBackup);
  bind('readComputerDrive', CALLS.readComputerDrive, handlers.readComputerDrive);
  bind('keepDriveCredentials', CALLS.keepDriveCredentials, handlers.keepDriveCredentials);
  bind('linkDrive', CALLS.linkDrive, handlers.linkDrive);
  bind('cancelDriveLink', CALLS.cancelDriveLink, handlers.cancelDriveLink);
  bind('unlinkDrive', CALLS.unlinkDrive, handlers.unlinkDrive);
  bind('sendToDrive', CALLS.sendToDrive, handlers.sendToDrive);
  bind('bringFromDrive', CALLS.bringFromDrive, handlers.bringFromDrive);
  bind('removeFromDrive', CALLS.removeFromDrive, handlers.removeFromDrive);
  bind('cancelComputerBackup', CALLS.cancelComputerBackup, handlers.cancelComputerBackup);
}

/** Tells a page what happened, in the shape of the table. */
export function tell<Name extends EventName>(contents: Contents, name: Name, news: NewsOf<Name>): void {
  contents.send(channelOf(name), EVENTS[name].parse(news));
}

function channelOf(name: CallName | EventName): Channel {
  return `approdo:${name}`;
}

/** The page itself, not a frame in it, and not after it went elsewhere. */
function isOwnPage({ senderFrame }: CallEvent): boolean {
  return senderFrame !== null && senderFrame.parent === null && isOwnAddress(senderFrame.url);
}
