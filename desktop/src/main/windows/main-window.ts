import type { SendEvent } from '../../ipc.ts';
import { START_PAGE } from '../app-address.ts';
import type { Contents, ElectronSurface, Picture, Window } from '../electron-surface.ts';
import { sendEvent } from '../ipc-main.ts';
import { windowOptions } from './window.ts';
import type { WindowState } from './window-state.ts';

/** The app's one window; on a Mac it may be closed while the app keeps running. */
export type MainWindow = {
  /** Opens it if it is closed, and brings it to the front. */
  readonly bringUp: () => void;
  readonly contents: () => Contents | undefined;
  /** The overlay on its taskbar icon, on Windows. */
  readonly setOverlay: (overlay: Overlay) => void;
  readonly send: SendEvent;
};

type Overlay = { readonly picture: Picture | null; readonly description: string };

type Options = {
  readonly openWindow: ElectronSurface['openWindow'];
  readonly preloadFile: string;
  /** Whether the system's colours are dark now. */
  readonly isDark: () => boolean;
  readonly state: WindowState;
  /** Whether a closed window is only hidden, with everything in it. */
  readonly isPutAway: () => boolean;
  /** The page is gone. */
  readonly onClose: () => void;
};

export function createMainWindow({ openWindow, preloadFile, isDark, state, isPutAway, onClose }: Options): MainWindow {
  let window: Window | undefined;
  let overlay: Overlay | undefined;

  function open(): void {
    const { isMaximized = false, ...bounds } = state.find() ?? {};
    const opened = openWindow({ ...windowOptions({ preloadFile, isDark: isDark() }), ...bounds });
    window = opened;
    if (isMaximized) opened.maximize();
    state.follow(opened);
    opened.once('ready-to-show', () => opened.show());
    if (overlay) opened.setOverlayIcon(overlay.picture, overlay.description);
    opened.on('close', (event) => {
      if (!isPutAway()) return;
      event.preventDefault();
      opened.hide();
    });
    opened.on('closed', () => {
      window = undefined;
      onClose();
    });
    // A load that another one replaces is no fault.
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
    setOverlay: (next) => {
      overlay = next;
      window?.setOverlayIcon(next.picture, next.description);
    },
    send: (name, news) => {
      if (window) sendEvent(window.webContents, name, news);
    },
  };
}
