import { join } from 'node:path';
import { APP_SCHEME, START_PAGE } from './app-address.ts';
import { createAppProtocol } from './app-protocol.ts';
import type { ElectronSurface, Window } from './electron-surface.ts';
import { createEncryption } from './encryption.ts';
import { openHouseKeeper } from './house.ts';
import { bindCalls, tell } from './ipc-main.ts';
import { type Schedule, scheduleByClock } from './schedule.ts';
import { createSessionKeeper } from './session.ts';
import { createSiteWatch } from './site-watch.ts';
import { createVault } from './vault.ts';
import { denyPermissions, guardContents, windowOptions } from './window.ts';

type Options = {
  readonly electron: ElectronSurface;
  readonly platform: NodeJS.Platform;
  /** The built renderer. */
  readonly rendererFolder: string;
  readonly preloadFile: string;
  readonly schedule?: Schedule;
};

/** The whole app, resolved when its window is there. A second copy gives way to the first. */
export async function startDesktop(options: Options): Promise<void> {
  const { electron, platform, rendererFolder, preloadFile, schedule = scheduleByClock } = options;
  const { app, openWindow, ipcMain, net, protocol, safeStorage, session, shell } = electron;
  if (!app.requestSingleInstanceLock()) return app.quit();

  let window: Window | undefined;
  app.enableSandbox();
  protocol.registerSchemesAsPrivileged([APP_PRIVILEGES]);
  app.on('web-contents-created', (_event, contents) => guardContents(contents, shell.openExternal));
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  await app.whenReady();

  denyPermissions(session.defaultSession);
  const folder = app.getPath('userData');
  const isOnline = net.isOnline;
  const houses = await openHouseKeeper({
    file: join(folder, 'houses.json'),
    fetch: net.fetch,
    isOnline,
    onSwitch: () => {
      watch.begin();
      void keeper.refresh();
    },
  });
  const watch = createSiteWatch({
    houses,
    fetch: net.fetch,
    isOnline,
    schedule,
    onChange: (fault) => {
      if (window) tell(window.webContents, 'siteFaultChanged', fault ?? null);
      if (!fault) void keeper.refresh();
    },
  });
  const keeper = createSessionKeeper({
    houses,
    vault: createVault({ file: join(folder, 'vault.json'), encryption: createEncryption(safeStorage, platform) }),
    fetch: watch.fetch,
    isOnline,
    onChange: (user) => {
      if (window) tell(window.webContents, 'sessionChanged', user ?? null);
    },
  });

  const answer = await createAppProtocol({ rendererFolder, houses, session: keeper, fetch: watch.fetch, isOnline });
  protocol.handle(APP_SCHEME, answer);
  bindCalls(ipcMain, {
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
  });
  void keeper.refresh();

  app.on('second-instance', () => window && bringToFront(window));
  app.on('activate', () => void showWindow());
  await showWindow();

  async function showWindow(): Promise<void> {
    if (window) return;
    const opened = openWindow(windowOptions(preloadFile));
    window = opened;
    opened.once('ready-to-show', () => opened.show());
    opened.on('closed', () => {
      window = undefined;
    });
    await opened.loadURL(START_PAGE);
  }
}

/** A secure origin with addresses, `fetch` and streams, subject to its own policy like any other. */
const APP_PRIVILEGES = {
  scheme: APP_SCHEME,
  privileges: {
    standard: true,
    secure: true,
    supportFetchAPI: true,
    stream: true,
    bypassCSP: false,
    corsEnabled: false,
  },
} as const;

function bringToFront(window: Window): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}
