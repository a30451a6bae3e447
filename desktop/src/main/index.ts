import { join } from 'node:path';
import { app, BrowserWindow, dialog, ipcMain, net, protocol, safeStorage, session, shell } from 'electron';
import { startDesktop } from './main.ts';
import { TEXTS } from './texts.ts';

const out = join(import.meta.dirname, '..');

// Not awaited: Electron is ready only after this module has been run to its end.
startDesktop({
  electron: {
    app,
    openWindow: (options) => new BrowserWindow(options),
    ipcMain,
    net,
    protocol,
    safeStorage,
    session: {
      get defaultSession() {
        return session.defaultSession;
      },
    },
    shell,
  },
  platform: process.platform,
  rendererFolder: join(out, 'renderer'),
  preloadFile: join(out, 'preload', 'preload.cjs'),
}).catch((fault: unknown) => {
  dialog.showErrorBox(TEXTS.cannotStart, fault instanceof Error ? fault.message : String(fault));
  app.exit(1);
});
