import { join } from 'node:path';
import type { ElectronSurface } from '../electron-surface.ts';
import type { CallHandlers } from '../ipc-main.ts';
import type { SiteStore } from '../session/site-store.ts';
import type { Updates } from '../updates/updates.ts';
import type { MainWindow } from '../windows/main-window.ts';
import { openOpenAtLogin } from '../windows/open-at-login.ts';
import type { WantedScreens } from '../windows/wanted-screens.ts';
import { createMenuBar } from './menu-bar.ts';
import { openTrayIcon } from './tray-icon.ts';

type Options = {
  readonly electron: Pick<ElectronSurface, 'app' | 'openTray' | 'setMenu' | 'shell'>;
  readonly platform: NodeJS.Platform;
  /** Folder of the setting whether the app runs without a window. */
  readonly folder: string;
  readonly iconsFolder: string;
  /** The program that starts at login; absent if the app is not packed. */
  readonly installedProgram: string | undefined;
  readonly sites: Pick<SiteStore, 'read' | 'switchTo'>;
  readonly window: MainWindow;
  readonly wanted: WantedScreens;
  readonly updates: Updates;
  /** A backup is requested from the tray icon. */
  readonly onSave: () => void;
};

/** The menu bar and the tray icon, with the settings of this computer that they change. */
export async function openMenu(options: Options) {
  const { electron, platform, folder, iconsFolder, installedProgram, sites, window, wanted, updates, onSave } = options;
  const { app } = electron;
  const tray = openTrayIcon({
    file: join(folder, 'tray.json'),
    iconsFolder,
    platform,
    electron,
    onOpen: window.bringUp,
    onSave,
  });
  const atLogin = installedProgram ? await openOpenAtLogin({ app, platform, program: installedProgram }) : undefined;
  const bar = createMenuBar({ electron, platform, sites, window, wanted, updates, tray, atLogin });

  const calls = {
    offerScreens: async (screens) => {
      bar.offerScreens(screens);
      return null;
    },
  } satisfies Partial<CallHandlers>;

  return { refresh: bar.refresh, staysOn: tray.isOn, calls };
}
