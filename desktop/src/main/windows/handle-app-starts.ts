import type { ElectronSurface } from '../electron-surface.ts';
import { findDeepLink } from './deep-link.ts';
import type { MainWindow } from './main-window.ts';
import { AT_LOGIN } from './open-at-login.ts';
import type { WantedScreens } from './wanted-screens.ts';

type Options = {
  readonly electron: Pick<ElectronSurface, 'app'>;
  readonly platform: NodeJS.Platform;
  /** The command line. */
  readonly argv: readonly string[];
  readonly wanted: WantedScreens;
  readonly window: MainWindow;
  /** Whether the app keeps running when its window is closed. */
  readonly staysOn: () => boolean;
};

/** Shows what a start of the app asks for: this one, and those of second copies that yield to it. */
export function handleAppStarts(options: Options): void {
  const { electron, argv, wanted, window, staysOn } = options;
  wanted.follow(window);
  electron.app.on('second-instance', (_event, commandLine) => show(commandLine));
  electron.app.on('activate', window.bringUp);
  if (findDeepLink(argv) || !staysOn() || !isStartedAtLogin(options)) show(argv);

  function show(commandLine: readonly string[]): void {
    const link = findDeepLink(commandLine);
    if (link) wanted.want(link);
    else window.bringUp();
  }
}

/** The person did not ask for a window then. */
function isStartedAtLogin({ electron, platform, argv }: Options): boolean {
  if (argv.includes(AT_LOGIN)) return true;
  return platform === 'darwin' && electron.app.getLoginItemSettings({ args: [AT_LOGIN] }).wasOpenedAtLogin;
}
