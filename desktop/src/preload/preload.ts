import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron';
import type { ArgsOf, Bridge, CallName, Channel, EventName, NewsOf, ResultOf } from '../ipc.ts';

/** All that the page can do with main: these functions by name, and no way to name a channel itself. */
const bridge: Bridge = {
  readHouses: call('readHouses'),
  addHouse: call('addHouse'),
  switchHouse: call('switchHouse'),
  forgetHouse: call('forgetHouse'),
  readSiteFault: call('readSiteFault'),
  askSiteAgain: call('askSiteAgain'),
  readUser: call('readUser'),
  signIn: call('signIn'),
  signOut: call('signOut'),
  offerScreens: call('offerScreens'),
  takeWantedScreen: call('takeWantedScreen'),
  reach: call('reach'),
  saveFile: call('saveFile'),
  printPage: call('printPage'),
  savePageAsPdf: call('savePageAsPdf'),
  preparePhoto: call('preparePhoto'),
  cancelPhoto: call('cancelPhoto'),
  beginUpload: call('beginUpload'),
  addToUpload: call('addToUpload'),
  endUpload: call('endUpload'),
  cancelUpload: call('cancelUpload'),
  saveDownload: call('saveDownload'),
  cancelDownload: call('cancelDownload'),
  readComputerBackups: call('readComputerBackups'),
  chooseBackupFolder: call('chooseBackupFolder'),
  openBackupFolder: call('openBackupFolder'),
  editComputerBackups: call('editComputerBackups'),
  createComputerBackup: call('createComputerBackup'),
  verifyComputerBackup: call('verifyComputerBackup'),
  removeComputerBackup: call('removeComputerBackup'),
  sendComputerBackup: call('sendComputerBackup'),
  readComputerDrive: call('readComputerDrive'),
  keepDriveCredentials: call('keepDriveCredentials'),
  linkDrive: call('linkDrive'),
  cancelDriveLink: call('cancelDriveLink'),
  unlinkDrive: call('unlinkDrive'),
  sendToDrive: call('sendToDrive'),
  bringFromDrive: call('bringFromDrive'),
  removeFromDrive: call('removeFromDrive'),
  cancelComputerBackup: call('cancelComputerBackup'),
  onSessionChanged: hear('sessionChanged'),
  onSiteFaultChanged: hear('siteFaultChanged'),
  onScreenWanted: hear('screenWanted'),
  onPanelWanted: hear('panelWanted'),
  onDownloadProgressed: hear('downloadProgressed'),
  onComputerBackupsChanged: hear('computerBackupsChanged'),
  onComputerDriveChanged: hear('computerDriveChanged'),
  onHouseWanted: hear('houseWanted'),
};

contextBridge.exposeInMainWorld('approdo', bridge);

function call<Name extends CallName>(name: Name) {
  return (...args: ArgsOf<Name>): Promise<ResultOf<Name>> => ipcRenderer.invoke(channelOf(name), ...args);
}

/** The page gets the news alone: the event would hand it the whole of `ipcRenderer`. */
function hear<Name extends EventName>(name: Name) {
  return (listener: (news: NewsOf<Name>) => void) => {
    const hearNews = (_event: IpcRendererEvent, news: NewsOf<Name>) => listener(news);
    ipcRenderer.on(channelOf(name), hearNews);
    return () => {
      ipcRenderer.off(channelOf(name), hearNews);
    };
  };
}

function channelOf(name: CallName | EventName): Channel {
  return `approdo:${name}`;
}
