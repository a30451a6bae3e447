import type { OfferedScreen } from '../../ipc.ts';
import type { ElectronSurface } from '../electron-surface.ts';
import type { SiteStore } from '../session/site-store.ts';
import type { Updates } from '../updates/updates.ts';
import type { MainWindow } from '../windows/main-window.ts';
import type { OpenAtLogin } from '../windows/open-at-login.ts';
import type { WantedScreens } from '../windows/wanted-screens.ts';
import { makeMenu } from './menu.ts';
import type { TrayIcon } from './tray-icon.ts';

type MenuBar = {
  /** Redraws it: a native menu does not update by itself. */
  readonly refresh: () => void;
  readonly offerScreens: (screens: readonly OfferedScreen[]) => void;
};

type Options = {
  readonly electron: Pick<ElectronSurface, 'setMenu' | 'shell'>;
  readonly platform: NodeJS.Platform;
  readonly sites: Pick<SiteStore, 'read' | 'switchTo'>;
  readonly window: MainWindow;
  readonly wanted: WantedScreens;
  readonly updates: Updates;
  readonly tray: TrayIcon;
  /** Absent if the app is not installed. */
  readonly atLogin: OpenAtLogin | undefined;
};

export function createMenuBar({ electron, platform, sites, window, wanted, updates, tray, atLogin }: Options): MenuBar {
  let screens: readonly OfferedScreen[] = [];

  function refresh(): void {
    const facts = {
      platform,
      sites: sites.read(),
      screens,
      checksForUpdates: updates.isAutomatic(),
      staysOn: tray.isOn(),
      opensAtLogin: atLogin?.isOn(),
    };
    electron.setMenu(makeMenu(facts, commands));
  }

  const commands = {
    openScreen: (path: string) => wanted.want({ path }),
    openSearch: (by: 'key' | 'press') => {
      window.bringUp();
      window.send('searchWanted', by);
    },
    openSites: () => openPanel('sites'),
    openPaper: openPanel,
    switchSite: (address: string) => {
      // If a page is open, something may be typed in it: the page decides whether to switch.
      if (window.contents()) window.send('siteWanted', address);
      else void sites.switchTo(address);
      window.bringUp();
      refresh();
    },
    openSite: () => {
      const address = sites.read().current?.address;
      // If the system has no browser, nothing can be done.
      if (address) electron.shell.openExternal(address).catch(() => undefined);
    },
    checkForUpdates: () => void updates.check(),
    // If it cannot be saved, the row stays as it was.
    setChecksForUpdates: (isOn: boolean) => void updates.setAutomatic(isOn).then(refresh, refresh),
    setStaysOn: (isOn: boolean) => void tray.set(isOn).then(refresh, refresh),
    setOpensAtLogin: (isOn: boolean) => void atLogin?.set(isOn).then(refresh, refresh),
  };

  function openPanel(panel: 'sites' | 'calendar' | 'booking'): void {
    window.bringUp();
    window.send('panelWanted', panel);
  }

  return {
    refresh,
    offerScreens: (offered) => {
      screens = offered;
      refresh();
    },
  };
}
