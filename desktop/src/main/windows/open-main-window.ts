import { join } from 'node:path';
import { reachAddress } from '@approdo/shared/domain/messages/reach';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { ElectronSurface } from '../electron-surface.ts';
import type { CallHandlers } from '../ipc-main.ts';
import { createMainWindow, type MainWindow } from './main-window.ts';
import type { WantedScreens } from './wanted-screens.ts';
import { denyPermissions } from './window.ts';
import { openWindowState } from './window-state.ts';

type Options = {
  readonly electron: Pick<ElectronSurface, 'nativeTheme' | 'openWindow' | 'screen' | 'session' | 'shell'>;
  /** Folder of the saved window position. */
  readonly folder: string;
  readonly preloadFile: string;
  readonly schedule: Schedule;
  readonly wanted: Pick<WantedScreens, 'take'>;
  /** Whether a closed window is only hidden, with everything in it. */
  readonly isPutAway: () => boolean;
  /** The page is gone. */
  readonly onClose: () => void;
};

/** Creates the window, still hidden. Only after the app is ready. */
export function openMainWindow(options: Options) {
  const { electron, folder, preloadFile, schedule, wanted, isPutAway, onClose } = options;
  const { nativeTheme, openWindow, screen, session, shell } = electron;
  denyPermissions(session.defaultSession);
  session.defaultSession.setSpellCheckerLanguages(['it']);
  const state = openWindowState({
    file: join(folder, 'window.json'),
    schedule,
    listWorkAreas: () => screen.getAllDisplays().map(({ workArea }) => workArea),
  });
  const window: MainWindow = createMainWindow({
    openWindow,
    preloadFile,
    isDark: () => nativeTheme.shouldUseDarkColors,
    state,
    isPutAway,
    onClose,
  });

  const calls = {
    takeWantedScreen: async () => wanted.take() ?? null,
    chooseTheme: async (choice) => {
      nativeTheme.themeSource = choice === 'auto' ? 'system' : choice;
      return null;
    },
    reach: async (way) => {
      // If the system has no program for it, nothing can be done.
      await shell.openExternal(reachAddress(way)).catch(() => undefined);
      return null;
    },
  } satisfies Partial<CallHandlers>;

  return { window, calls };
}
