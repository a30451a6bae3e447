import { join } from 'node:path';
import { openStoredFile } from '@approdo/shared/node/stored-value';
import { z } from 'zod';
import type { ElectronSurface, Tray } from '../electron-surface.ts';
import { SEPARATOR } from '../menu-row.ts';
import { MENU } from '../texts.ts';

/** The app's tray icon, if the owner chose that the app keeps running when its window is closed. */
export type TrayIcon = {
  readonly isOn: () => boolean;
  readonly set: (isOn: boolean) => Promise<void>;
};

type Options = {
  readonly file: string;
  readonly iconsFolder: string;
  readonly platform: NodeJS.Platform;
  readonly electron: Pick<ElectronSurface, 'app' | 'openTray'>;
  readonly onOpen: () => void;
  readonly onSave: () => void;
};

export function openTrayIcon({ file, iconsFolder, platform, electron, onOpen, onSave }: Options): TrayIcon {
  const stored = openStoredFile({ file, shape: z.boolean(), fallback: false });
  // The system removes a tray icon that nothing here references.
  let tray: Tray | undefined;

  function show(): void {
    tray?.destroy();
    tray = undefined;
    if (!stored.present()) return;
    tray = electron.openTray(join(iconsFolder, platform === 'darwin' ? 'trayTemplate.png' : 'tray.png'));
    tray.setToolTip(MENU.product);
    tray.setMenu([
      { label: MENU.open, click: onOpen },
      { label: MENU.saveNow, click: onSave },
      SEPARATOR,
      { label: MENU.quit, click: () => electron.app.quit() },
    ]);
    if (platform === 'win32') tray.onClick(onOpen);
  }

  show();
  return {
    isOn: stored.present,
    set: async (isOn) => {
      await stored.change(() => isOn);
      show();
    },
  };
}
