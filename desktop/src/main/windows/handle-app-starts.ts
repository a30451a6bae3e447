import type { ElectronSurface } from '../electron-surface.ts';
import { findDeepLink } from './deep-link.ts';
import type { MainWindow } from './main-window.ts';
import { AT_LOGIN } from './open-at-login.ts';
import type { WantedScreens } from './wanted-screens.ts';

type Options = {
  readonly electron: Pick<ElectronSurface, 'app'>;
  readonly platform: NodeJS.Platform;
  /** The command line. */
  readonly words: readonly string[];
  readonly wanted: WantedScreens;
  readonly window: MainWindow;
  /** Whether the app keeps running when its window is closed. */
  readonly staysOn: () => boolean;
};

/** Shows what a start of the app asks for: this one, and those of second copies that yield to it. */
export function handleAppStarts(options: Options): void {
  const { electron, words, wanted, window, staysOn } = options;
  wanted.follow(window);
  electron.app.on('second-instance', (_event, given) => show(given));
  electron.app.on('activate', window.bringUp);
  if (findDeepLink(words) || !staysOn() || !isStartedAtLogin(options)) show(words);

  function show(given: readonly string[]): void {
    const link = findDeepLink(given);
    if (link) wanted.want(link);
    else window.bringUp();
  }
}

/** The person did not ask for a window then. */
function isStartedAtLogin({ electron, platform, words }: Options): boolean {
  if (words.includes(AT_LOGIN)) return true;
  return platform === 'darwin' && electron.app.getLoginItemSettings({ args: [AT_LOGIN] }).wasOpenedAtLogin;
}
