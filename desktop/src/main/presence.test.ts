import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anArchive } from '../testing/an-archive.ts';
import { startBackupServer } from '../testing/backup-server.ts';
import type { ElectronStandIn } from '../testing/electron-stand-in.ts';
import { eventually } from '../testing/eventually.ts';
import { OWNER, PASSWORD } from '../testing/site-server.ts';
import { makeFolder, startStandIn } from '../testing/start-stand-in.ts';
import { ARCHIVES, MENU, NEWS } from './texts.ts';
import { AT_LOGIN } from './windows/open-at-login.ts';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
});

afterEach(() => remove());

type Options = Omit<Parameters<typeof startStandIn>[0], 'folder'>;

/** Started, with the setting that the app keeps running when its window is closed. */
async function startStaying(options: Options = {}) {
  const desktop = await startStandIn({ folder, ...options });
  desktop.choose(MENU.file, MENU.staysOn);
  await eventually(() => expect(desktop.trays()).toHaveLength(1));
  return desktop;
}

test('a window that is closed ends the app, as long as the owner has not chosen otherwise', async () => {
  const desktop = await startStandIn({ folder });
  expect(desktop.trays()).toEqual([]);
  expect(desktop.windows[0]?.close()).toBe(true);
  desktop.emit('window-all-closed');
  expect(desktop.phase()).toBe('quit');
});

test('where she chose so the window is put away with all that is in it, and the sign brings it back', async () => {
  const desktop = await startStaying();
  const [window] = desktop.windows;
  window?.becomeReady();
  expect(window?.close()).toBe(false);
  expect(window?.isVisible()).toBe(false);
  expect(desktop.phase()).toBe('ready');
  desktop.trays()[0]?.choose(MENU.open);
  expect(window?.isVisible()).toBe(true);
  expect(desktop.windows).toHaveLength(1);
});

test('the sign has an Italian menu, and leaves the app for good where that is meant', async () => {
  const desktop = await startStaying();
  const [sign] = desktop.trays();
  expect(sign?.labels()).toEqual(['Apri Approdo', 'Salva adesso', 'Esci']);
  expect(basename(sign?.pictureFile ?? '')).toBe('tray.png');
  sign?.choose(MENU.quit);
  expect(desktop.phase()).toBe('quit');
});

test('an update that she wants installed is not kept out by a window that is only put away', async () => {
  let isClosed: boolean | undefined;
  const feedFile = join(folder, 'app-update.yml');
  await writeFile(feedFile, 'url: https://lamiacasa.it/app\n');
  let desktop: ElectronStandIn | undefined;
  desktop = await startStaying({
    chooseButton: ({ buttons }) => buttons[0] ?? '',
    updatesOf: {
      feedFile,
      loadUpdater: async () => ({
        autoDownload: false,
        autoInstallOnAppQuit: false,
        checkForUpdates: async () => ({ isUpdateAvailable: true, updateInfo: { version: '2.0.0' } }),
        downloadUpdate: async () => undefined,
        // As on a Mac, where windows close before the app reports that it quits.
        quitAndInstall: () => {
          isClosed = desktop?.windows[0]?.close();
        },
      }),
    },
  });
  desktop.choose(MENU.help, MENU.checkForUpdates);
  await eventually(() => expect(isClosed).toBe(true));
});

test('what she chose is remembered, and taken back', async () => {
  await startStaying();
  const again = await startStandIn({ folder });
  expect(again.trays()).toHaveLength(1);
  again.choose(MENU.file, MENU.staysOn);
  await eventually(() => expect(again.trays()).toEqual([]));
  expect(again.windows[0]?.close()).toBe(true);
});

test('started by the system it shows no window where its sign is there, and one where it is not', async () => {
  const first = await startStandIn({ folder, argv: ['approdo', AT_LOGIN] });
  expect(first.windows).toHaveLength(1);
  await startStaying();
  const started = await startStandIn({ folder, argv: ['approdo', AT_LOGIN] });
  expect(started.windows).toEqual([]);
  started.trays()[0]?.choose(MENU.open);
  expect(started.windows).toHaveLength(1);
  const onMac = await startStandIn({ folder, platform: 'darwin', wasOpenedAtLogin: true });
  expect(onMac.windows).toEqual([]);
  expect(basename(onMac.trays()[0]?.pictureFile ?? '')).toBe('trayTemplate.png');
  const byPerson = await startStandIn({ folder });
  expect(byPerson.windows).toHaveLength(1);
});

test.each(['win32', 'darwin'] as const)('on %s the system is told to start it', async (platform) => {
  const desktop = await startStandIn({ folder, platform, installedProgram: '/opt/approdo' });
  desktop.choose(MENU.file, MENU.opensAtLogin);
  await eventually(() => expect(desktop.opensAtLogin()).toBe(true));
  desktop.choose(MENU.file, MENU.opensAtLogin);
  await eventually(() => expect(desktop.opensAtLogin()).toBe(false));
});

test('on Linux a file says so to the desktop, whatever the program is called', async () => {
  const desktop = await startStandIn({ folder, installedProgram: '/home/ada/App "mie"/100%/Approdo$.AppImage' });
  const file = join(folder, 'autostart', 'approdo.desktop');
  desktop.choose(MENU.file, MENU.opensAtLogin);
  await eventually(async () => expect(await readdir(join(folder, 'autostart'))).toEqual(['approdo.desktop']));
  const exec = /^Exec=(.*)$/m.exec(await readFile(file, 'utf8'))?.[1];
  expect(exec).toBe(String.raw`"/home/ada/App \\"mie\\"/100%%/Approdo\\$.AppImage" --all-avvio`);
  const again = await startStandIn({ folder, installedProgram: '/opt/approdo' });
  again.choose(MENU.file, MENU.opensAtLogin);
  await eventually(async () => expect(await readdir(join(folder, 'autostart'))).toEqual([]));
});

test('a copy that is not installed does not offer to start with the computer', async () => {
  const desktop = await startStandIn({ folder });
  expect(desktop.menuLabels()).toContain(MENU.staysOn);
  expect(desktop.menuLabels()).not.toContain(MENU.opensAtLogin);
});

test('a backup that is asked for from the sign is told when it is there, and why where it is not', async () => {
  const archives = join(folder, 'archives');
  await mkdir(archives);
  const server = await startBackupServer({ content: anArchive(1000), now: () => new Date() });
  const desktop = await startStaying({ chooseFolder: () => archives });
  await desktop.call('approdo:addSite', [server.address]);
  await desktop.call('approdo:signIn', [{ email: OWNER.email, password: PASSWORD }]);
  desktop.trays()[0]?.choose(MENU.saveNow);
  const listNotices = () => desktop.notifications.map(({ title, body }) => ({ title, body }));
  await eventually(() => expect(listNotices()).toEqual([{ title: NEWS.backupFailed, body: ARCHIVES.noFolder }]));
  await desktop.call('approdo:chooseBackupFolder', []);
  desktop.trays()[0]?.choose(MENU.saveNow);
  await eventually(() => expect(listNotices().at(-1)?.title).toBe(NEWS.backupSaved));
  expect((await readdir(archives)).filter((name) => name.endsWith('.tar'))).toHaveLength(1);
  await server.close();
});
