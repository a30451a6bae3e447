import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeTheme,
  net,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  utilityProcess,
} from 'electron';
import { startDesktop } from './main.ts';
import { TEXTS } from './texts.ts';

const out = join(import.meta.dirname, '..');

// Not awaited: Electron is ready only after this module has been run to its end.
startDesktop({
  electron: {
    app,
    openWindow: (options) => new BrowserWindow(options),
    openNotification: (options) => new Notification(options),
    dialog,
    forkUtility: utilityProcess.fork,
    ipcMain,
    setMenu: (rows) => Menu.setApplicationMenu(Menu.buildFromTemplate(rows)),
    popUpMenu: (rows) => Menu.buildFromTemplate(rows).popup(),
    nativeTheme,
    net,
    protocol,
    safeStorage,
    get screen() {
      return screen;
    },
    session: {
      get defaultSession() {
        return session.defaultSession;
      },
    },
    shell,
  },
  platform: process.platform,
  words: process.argv,
  rendererFolder: join(out, 'renderer'),
  preloadFile: join(out, 'preload', 'preload.cjs'),
  photoProcessFile: join(out, 'main', 'photo-process.js'),
  ...(app.isPackaged && { loadUpdater: async () => (await import('electron-updater')).autoUpdater }),
}).catch((fault: unknown) => {
  dialog.showErrorBox(TEXTS.cannotStart, fault instanceof Error ? fault.message : String(fault));
  app.exit(1);
});
