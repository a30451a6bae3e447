import type { EventName, NewsOf } from '../ipc.ts';
import { START_PAGE } from './app-address.ts';
import type { Contents, ElectronSurface, Window } from './electron-surface.ts';
import { tell } from './ipc-main.ts';
import { windowOptions } from './window.ts';
import type { WindowState } from './window-state.ts';

/** The one window of the app; on a Mac it may be closed while the app goes on. */
export type MainWindow = {
  /** Opens it where it is closed, and puts it before all others. */
  readonly bringUp: () => void;
  readonly contents: () => Contents | undefined;
  /** Says nothing where there is no window. */
  readonly tell: <Name extends EventName>(name: Name, news: NewsOf<Name>) => void;
};

type Options = {
  readonly openWindow: ElectronSurface['openWindow'];
  readonly preloadFile: string;
  readonly state: WindowState;
  /** The page is gone. */
  readonly onClose: () => void;
};

export function createMainWindow({ openWindow, preloadFile, state, onClose }: Options): MainWindow {
  let window: Window | undefined;

  function open(): void {
    const { isMaximized = false, ...bounds } = state.find() ?? {};
    const opened = openWindow({ ...windowOptions(preloadFile), ...bounds });
    window = opened;
    if (isMaximized) opened.maximize();
    state.follow(opened);
    opened.once('ready-to-show', () => opened.show());
    opened.on('closed', () => {
      window = undefined;
      onClose();
    });
    // A load that another one takes the place of is no fault.
    opened.loadURL(START_PAGE).catch(() => undefined);
  }

  return {
    bringUp: () => {
      if (!window) return open();
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
    contents: () => window?.webContents,
    tell: (name, news) => {
      if (window) tell(window.webContents, name, news);
    },
  };
}
