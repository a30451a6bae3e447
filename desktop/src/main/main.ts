import { join } from 'node:path';
import { APP_SCHEME, START_PAGE } from './app-address.ts';
import { createAppProtocol } from './app-protocol.ts';
import type { ElectronSurface, Window } from './electron-surface.ts';
import { createEncryption } from './encryption.ts';
import { openHouseKeeper } from './house.ts';
import { bindCalls, tell } from './ipc-main.ts';
import { createSessionKeeper } from './session.ts';
import { createVault } from './vault.ts';
import { denyPermissions, guardContents, windowOptions } from './window.ts';

type Options = {
  readonly electron: ElectronSurface;
  readonly platform: NodeJS.Platform;
  /** The built renderer. */
  readonly rendererFolder: string;
  readonly preloadFile: string;
};

/** The whole app, resolved when its window is there. A second copy gives way to the first. */
export async function startDesktop({ electron, platform, rendererFolder, preloadFile }: Options): Promise<void> {
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
  const houses = await openHouseKeeper({ file: join(folder, 'settings.json'), fetch: net.fetch });
  const keeper = createSessionKeeper({
    houses,
    vault: createVault({ file: join(folder, 'vault.json'), encryption: createEncryption(safeStorage, platform) }),
    fetch: net.fetch,
    onChange: (user) => {
      if (window) tell(window.webContents, 'sessionChanged', user ?? null);
    },
  });

  protocol.handle(APP_SCHEME, await createAppProtocol({ rendererFolder, houses, session: keeper, fetch: net.fetch }));
  bindCalls(ipcMain, {
    readHouse: async () => houses.current() ?? null,
    chooseHouse: houses.choose,
    readUser: async () => (await keeper.findUser()) ?? null,
    signIn: keeper.signIn,
    signOut: keeper.signOut,
  });

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
