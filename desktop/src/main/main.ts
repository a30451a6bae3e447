import { join } from 'node:path';
import { type Schedule, scheduleByClock } from '@approdo/shared/node/schedule';
import { APP_SCHEME } from './app-address.ts';
import { openArchives } from './backups/open-archives.ts';
import type { GoogleEndpoints } from './drive/computer-drive.ts';
import type { ElectronSurface } from './electron-surface.ts';
import { createFiles } from './files/create-files.ts';
import { bindCalls } from './ipc-main.ts';
import { openMenu } from './menu/open-menu.ts';
import { createNews } from './news/create-news.ts';
import { createAppProtocol } from './page/app-protocol.ts';
import { openSession } from './session/open-session.ts';
import { type Installed, openUpdates } from './updates/updates.ts';
import { claimApp } from './windows/claim-app.ts';
import { openFreshProof } from './windows/fresh-proof.ts';
import { handleAppStarts } from './windows/handle-app-starts.ts';
import { openMainWindow } from './windows/open-main-window.ts';
import { createWantedScreens } from './windows/wanted-screens.ts';

type Options = {
  readonly electron: ElectronSurface;
  readonly platform: NodeJS.Platform;
  /** The command line. */
  readonly argv: readonly string[];
  /** The built renderer. */
  readonly rendererFolder: string;
  readonly preloadFile: string;
  /** Path of the built `photo-process`. */
  readonly photoProcessFile: string;
  readonly iconsFolder: string;
  /** The program that starts at login; absent if the app is not packed. */
  readonly installedProgram?: string;
  readonly schedule?: Schedule;
  readonly now?: () => Date;
  /** Defaults to Google itself. */
  readonly google?: GoogleEndpoints;
  /** Absent if the app is not packed. */
  readonly updatesOf?: Installed;
};

/** Starts the whole app; resolves once its window exists. A second copy yields to the first. */
export async function startDesktop(options: Options): Promise<void> {
  const { electron, platform, argv, schedule = scheduleByClock, now = () => new Date() } = options;
  const { iconsFolder, preloadFile, rendererFolder, photoProcessFile, installedProgram, google } = options;
  const { app, dialog, ipcMain, net, protocol } = electron;
  if (!app.requestSingleInstanceLock()) return app.quit();

  const wanted = createWantedScreens();
  const quitting = claimApp({ electron, platform, wanted });
  await app.whenReady();
  const folder = app.getPath('userData');
  const common = { electron, platform, folder, iconsFolder, schedule, now, wanted };

  const windows = openMainWindow({
    ...common,
    preloadFile,
    isPutAway: () => !quitting.take() && menu.staysOn(),
    onClose: cancelPending,
  });
  const { window } = windows;
  const freshProof = openFreshProof({ window });
  const updates = openUpdates({
    file: join(folder, 'updates.json'),
    dialog,
    onInstall: quitting.begin,
    isOnline: net.isOnline,
    ...(options.updatesOf && { installed: options.updatesOf }),
  });
  const session = openSession({
    ...common,
    window,
    onSites: () => menu.refresh(),
    onSwitch: () => {
      cancelPending();
      restartWatches();
    },
    onUser: restartWatches,
  });
  const { site } = session;
  const news = createNews({ ...common, ...site, window });
  const { ask: askFreshProof } = freshProof;
  const archives = openArchives({ ...common, ...site, window, notifier: news.notifier, google, askFreshProof });
  const menu = await openMenu({
    ...common,
    installedProgram,
    sites: site.sites,
    window,
    updates,
    onSave: archives.saveNow,
  });
  const answer = await createAppProtocol({ ...site, rendererFolder });
  protocol.handle(APP_SCHEME, answer);
  const files = createFiles({ ...common, answer, photoProcessFile, window, askFreshProof });
  bindCalls(ipcMain, {
    ...{ ...windows.calls, ...session.calls, ...freshProof.calls },
    ...{ ...archives.calls, ...menu.calls, ...files.calls },
    forgetSite: async (address) => {
      await archives.forgetSite(address);
      return await session.calls.forgetSite(address);
    },
  });

  /** The page that waited for these is gone. */
  function cancelPending(): void {
    files.cancelAll();
    freshProof.giveUp();
    session.cancelPasskey();
  }

  function restartWatches(): void {
    news.watch.begin();
    archives.beginDaily();
  }

  menu.refresh();
  handleAppStarts({ ...common, argv, window, staysOn: menu.staysOn });
  void site.session.refresh();
  restartWatches();
  void updates.checkQuietly();
}
