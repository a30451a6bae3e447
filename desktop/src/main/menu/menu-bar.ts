import type { OfferedScreen } from '../../ipc.ts';
import type { ElectronSurface } from '../electron-surface.ts';
import type { HouseKeeper } from '../session/house.ts';
import type { Updates } from '../updates/updates.ts';
import type { MainWindow } from '../windows/main-window.ts';
import type { WantedScreens } from '../windows/wanted-screens.ts';
import { makeMenu } from './menu.ts';
import type { OpenAtLogin } from './open-at-login.ts';
import type { TraySign } from './tray-sign.ts';

type MenuBar = {
  /** Draws it anew: a native menu shows how things stood when it was made. */
  readonly refresh: () => void;
  readonly offerScreens: (screens: readonly OfferedScreen[]) => void;
};

type Options = {
  readonly electron: Pick<ElectronSurface, 'setMenu' | 'shell'>;
  readonly platform: NodeJS.Platform;
  readonly houses: Pick<HouseKeeper, 'read' | 'switchTo'>;
  readonly window: MainWindow;
  readonly wanted: WantedScreens;
  readonly updates: Updates;
  readonly tray: TraySign;
  /** Absent where the app is not installed. */
  readonly atLogin: OpenAtLogin | undefined;
};

export function createMenuBar({
  electron,
  platform,
  houses,
  window,
  wanted,
  updates,
  tray,
  atLogin,
}: Options): MenuBar {
  let screens: readonly OfferedScreen[] = [];

  function refresh(): void {
    const facts = {
      platform,
      houses: houses.read(),
      screens,
      checksForUpdates: updates.isAutomatic(),
      staysOn: tray.isOn(),
      opensAtLogin: atLogin?.isOn(),
    };
    electron.setMenu(makeMenu(facts, commands));
  }

  const commands = {
    openScreen: (path: string) => wanted.want({ path }),
    openHouses: () => openPanel('houses'),
    openPaper: openPanel,
    switchHouse: (address: string) => {
      // Where there is a page, something may be typed in it: it is the page that switches, or does not.
      if (window.contents()) window.tell('houseWanted', address);
      else void houses.switchTo(address);
      window.bringUp();
      refresh();
    },
    openSite: () => {
      const address = houses.read().current?.address;
      // Where the system has no browser there is nothing to be done about it.
      if (address) electron.shell.openExternal(address).catch(() => undefined);
    },
    checkForUpdates: () => void updates.check(),
    // Where something cannot be kept, the row stays as it was.
    setChecksForUpdates: (isOn: boolean) => void updates.setAutomatic(isOn).then(refresh, refresh),
    setStaysOn: (isOn: boolean) => void tray.set(isOn).then(refresh, refresh),
    setOpensAtLogin: (isOn: boolean) => void atLogin?.set(isOn).then(refresh, refresh),
  };

  function openPanel(panel: 'houses' | 'calendar' | 'booking'): void {
    window.bringUp();
    window.tell('panelWanted', panel);
  }

  return {
    refresh,
    offerScreens: (offered) => {
      screens = offered;
      refresh();
    },
  };
}
