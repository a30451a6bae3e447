import { rm } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { createElectronStandIn } from '../testing/electron-stand-in.ts';
import { eventually } from '../testing/eventually.ts';
import { makeFolder } from '../testing/start-stand-in.ts';
import type { MenuRow } from './menu-row.ts';

const { folder } = await makeFolder();
const standIn = createElectronStandIn({ userData: folder });
const faults: string[] = [];

vi.mock('electron', () => {
  const { openWindow, openNotification, openTray, readPicture, setMenu, forkUtility, ...rest } = standIn.electron;
  return {
    ...rest,
    // Nothing is packed here, so there is nothing to update.
    app: Object.assign(standIn.electron.app, { isPackaged: false }),
    // An object returned by a constructor replaces the one it was called for.
    BrowserWindow: function BrowserWindow(options: Parameters<typeof openWindow>[0]) {
      return openWindow(options);
    },
    Notification: function Notification(options: Parameters<typeof openNotification>[0]) {
      return openNotification(options);
    },
    Tray: function Tray(pictureFile: string) {
      return openTray(pictureFile);
    },
    nativeImage: { createFromPath: readPicture },
    utilityProcess: { fork: forkUtility },
    Menu: { buildFromTemplate: (rows: MenuRow[]) => rows, setApplicationMenu: setMenu },
    dialog: {
      ...standIn.electron.dialog,
      showErrorBox: (title: string, text: string) => faults.push(`${title}: ${text}`),
    },
  };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test('the entry starts main with Electron itself, and does not wait for it', async () => {
  await import('./index.ts');
  await eventually(() => expect(standIn.windows).toHaveLength(1));
  expect(standIn.windows[0]?.addresses).toEqual(['app://approdo/']);
  expect(standIn.windows[0]?.options.webPreferences.preload).toMatch(/preload[/\\]preload\.cjs$/);
  expect(faults).toEqual([]);
});
