import { join } from 'node:path';
import { APP_SCHEME } from './app-address.ts';
import { createAppProtocol } from './app-protocol.ts';
import { openArchives } from './archives/open-archives.ts';
import { saveNow } from './archives/save-now.ts';
import { createBadge } from './badge.ts';
import { createCallHandlers } from './call-handlers.ts';
import { findDeepLink, LINK_SCHEME, parseDeepLink } from './deep-link.ts';
import { createDownloads } from './downloads.ts';
import type { GooglePlace } from './drive/computer-drive.ts';
import type { ElectronSurface } from './electron-surface.ts';
import { createEncryption } from './encryption.ts';
import { openHouseKeeper } from './house.ts';
import { bindCalls } from './ipc-main.ts';
import { createMainWindow, type MainWindow } from './main-window.ts';
import { createMenuBar } from './menu-bar.ts';
import { createNewsWatch } from './news-watch.ts';
import { createNotifier } from './notifier.ts';
import { AT_LOGIN, openOpenAtLogin } from './open-at-login.ts';
import { createPaper } from './paper.ts';
import { createPhotos } from './photos.ts';
import { createFileChooser, createFileSaver } from './save-dialog.ts';
import { type Schedule, scheduleByClock } from './schedule.ts';
import { createSessionKeeper } from './session.ts';
import { createSiteWatch } from './site-watch.ts';
import { createStreamFetch } from './stream-fetch.ts';
import { openTraySign } from './tray-sign.ts';
import { type Installed, openUpdates } from './updates.ts';
import { createUploads } from './uploads.ts';
import { createVault } from './vault.ts';
import { createWantedScreens } from './wanted-screens.ts';
import { denyPermissions, guardContents } from './window.ts';
import { openWindowState } from './window-state.ts';

type Options = {
  readonly electron: ElectronSurface;
  readonly platform: NodeJS.Platform;
  /** The words of the command line. */
  readonly words: readonly string[];
  /** The built renderer. */
  readonly rendererFolder: string;
  readonly preloadFile: string;
  /** The built `photo-process`. */
  readonly photoProcessFile: string;
  readonly iconsFolder: string;
  /** What starts the app with the computer; absent where it is not packed. */
  readonly installedProgram?: string;
  readonly schedule?: Schedule;
  readonly now?: () => Date;
  /** Google itself where left out. */
  readonly google?: GooglePlace;
  /** Absent where the app is not packed. */
  readonly updatesOf?: Installed;
};

/** As in electron-builder.yml: by it Windows knows whose window and whose notification it is. */
const APP_ID = 'it.approdo.desktop';

/** The whole app, resolved when its window is there. A second copy gives way to the first. */
export async function startDesktop(options: Options): Promise<void> {
  const { electron, platform, words, schedule = scheduleByClock, now = () => new Date(), updatesOf } = options;
  const { iconsFolder, installedProgram } = options;
  const { app, dialog, net, protocol, session } = electron;
  if (!app.requestSingleInstanceLock()) return app.quit();

  let opened: MainWindow | undefined;
  const wanted = createWantedScreens(() => opened);
  app.enableSandbox();
  app.setAppUserModelId(APP_ID);
  app.setAsDefaultProtocolClient(LINK_SCHEME);
  protocol.registerSchemesAsPrivileged([APP_PRIVILEGES]);
  app.on('web-contents-created', (_event, contents) => guardContents(contents, electron));
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  let isQuitting = false;
  const startQuitting = () => {
    isQuitting = true;
  };
  app.on('before-quit', startQuitting);
  app.on('open-url', (event, address) => {
    event.preventDefault();
    const link = parseDeepLink(address);
    if (link) wanted.want(link);
  });
  await app.whenReady();

  // The design has one light face: the system's own parts of the window keep to it.
  electron.nativeTheme.themeSource = 'light';
  denyPermissions(session.defaultSession);
  session.defaultSession.setSpellCheckerLanguages(['it']);
  const folder = app.getPath('userData');
  const isOnline = net.isOnline;
  const windowState = await openWindowState({
    file: join(folder, 'window.json'),
    schedule,
    listWorkAreas: () => electron.screen.getAllDisplays().map(({ workArea }) => workArea),
  });
  const window = createMainWindow({
    onClose: () => {
      uploads.cancelAll();
      downloads.cancelAll();
    },
    isPutAway: () => {
      const isPutAway = tray.isOn() && !isQuitting;
      // The person may say that she stays after all: the next time that it is closed is another.
      isQuitting = false;
      return isPutAway;
    },
    openWindow: electron.openWindow,
    preloadFile: options.preloadFile,
    state: windowState,
  });
  const updates = await openUpdates({
    file: join(folder, 'updates.json'),
    dialog,
    onInstall: startQuitting,
    isOnline,
    ...(updatesOf && { installed: updatesOf }),
  });

  const houses = await openHouseKeeper({
    file: join(folder, 'houses.json'),
    fetch: net.fetch,
    isOnline,
    onChange: ({ isSwitched }) => {
      menuBar.refresh();
      if (!isSwitched) return;
      uploads.cancelAll();
      downloads.cancelAll();
      watch.begin();
      news.begin();
      daily.begin();
      void keeper.refresh();
    },
  });
  const send = createStreamFetch(net);
  const watch = createSiteWatch({
    houses,
    fetch: send,
    isOnline,
    schedule,
    onChange: (fault) => {
      window.tell('siteFaultChanged', fault ?? null);
      if (!fault) void keeper.refresh();
    },
  });
  const vault = createVault({
    file: join(folder, 'vault.json'),
    encryption: createEncryption(electron.safeStorage, platform),
  });
  const keeper = createSessionKeeper({
    houses,
    vault,
    fetch: watch.fetch,
    isOnline,
    onChange: (user) => {
      window.tell('sessionChanged', user ?? null);
      news.begin();
      daily.begin();
    },
  });
  const showBadge = createBadge({ electron, platform, window, iconsFolder });
  const notifier = createNotifier({ openNotification: electron.openNotification, showBadge, wanted });
  const news = createNewsWatch({
    houses,
    session: keeper,
    fetch: watch.fetch,
    schedule,
    onNews: notifier.tellWaiting,
  });
  const { backups, drive, daily } = await openArchives({
    file: join(folder, 'computer-backups.json'),
    electron,
    houses,
    session: keeper,
    vault,
    fetch: watch.fetch,
    isOnline,
    window,
    notifier,
    schedule,
    now,
    google: options.google,
  });
  const tray = await openTraySign({
    file: join(folder, 'tray.json'),
    iconsFolder,
    platform,
    electron,
    onOpen: window.bringUp,
    onSave: () => void saveNow({ backups, notifier }),
  });
  const atLogin = installedProgram ? await openOpenAtLogin({ app, platform, program: installedProgram }) : undefined;
  const menuBar = createMenuBar({ electron, platform, houses, window, wanted, updates, tray, atLogin });
  const chooseFile = createFileChooser({ dialog, folder: () => app.getPath('downloads') });
  const saveFile = createFileSaver(chooseFile);
  const paper = createPaper({ contents: window.contents, saveFile });

  const answer = await createAppProtocol({
    rendererFolder: options.rendererFolder,
    houses,
    session: keeper,
    fetch: watch.fetch,
    isOnline,
  });
  protocol.handle(APP_SCHEME, answer);
  const uploads = createUploads(answer);
  const downloads = createDownloads({
    answer,
    chooseFile,
    schedule,
    onBytes: (id, bytes) => window.tell('downloadProgressed', { id, bytes }),
  });
  const photos = createPhotos({ fork: electron.forkUtility, processFile: options.photoProcessFile });
  bindCalls(
    electron.ipcMain,
    createCallHandlers({
      houses,
      keeper,
      watch,
      menuBar,
      wanted,
      shell: electron.shell,
      saveFile,
      paper,
      photos,
      uploads,
      downloads,
      backups,
      daily,
      drive,
    }),
  );

  app.on('second-instance', (_event, given) => {
    const link = findDeepLink(given);
    if (link) wanted.want(link);
    else window.bringUp();
  });
  app.on('activate', window.bringUp);
  opened = window;
  menuBar.refresh();
  const link = findDeepLink(words);
  if (link) wanted.want(link);
  else if (!tray.isOn() || !isStartedAtLogin(options)) window.bringUp();
  void keeper.refresh();
  news.begin();
  daily.begin();
  void updates.checkQuietly();
}

/** The person has not asked for a window then. */
function isStartedAtLogin({ electron, platform, words }: Options): boolean {
  if (words.includes(AT_LOGIN)) return true;
  return platform === 'darwin' && electron.app.getLoginItemSettings({ args: [AT_LOGIN] }).wasOpenedAtLogin;
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
