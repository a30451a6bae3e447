import { join } from 'node:path';
import {
  app,
  BrowserWindow,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeImage,
  nativeTheme,
  net,
  protocol,
  safeStorage,
  screen,
  session,
  shell,
  Tray,
  utilityProcess,
} from 'electron';
import { startDesktop } from './main.ts';
import { TEXTS } from './texts.ts';

const out = join(import.meta.dirname, '..');

// Not awaited: Electron is ready only after this module has run to its end.
startDesktop({
  electron: {
    app,
    openWindow: (options) => new BrowserWindow(options),
    openNotification: (options) => new Notification(options),
    openTray: (pictureFile) => {
      const tray = new Tray(pictureFile);
      return {
        setToolTip: (text) => tray.setToolTip(text),
        setMenu: (rows) => tray.setContextMenu(Menu.buildFromTemplate(rows)),
        onClick: (listener) => tray.on('click', listener),
        destroy: () => tray.destroy(),
      };
    },
    readPicture: nativeImage.createFromPath,
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
  argv: process.argv,
  rendererFolder: join(out, 'renderer'),
  preloadFile: join(out, 'preload', 'preload.cjs'),
  iconsFolder: join(out, '..', 'icons'),
  photoProcessFile: join(out, 'main', 'photo-process.js'),
  // In an AppImage, the program itself is in a place that is gone afterwards.
  ...(app.isPackaged && { installedProgram: process.env.APPIMAGE ?? process.execPath }),
  ...(app.isPackaged && {
    updatesOf: {
      feedFile: join(process.resourcesPath, 'app-update.yml'),
      loadUpdater: async () => (await import('electron-updater')).autoUpdater,
    },
  }),
}).catch((fault: unknown) => {
  dialog.showErrorBox(TEXTS.cannotStart, fault instanceof Error ? fault.message : String(fault));
  app.exit(1);
});
