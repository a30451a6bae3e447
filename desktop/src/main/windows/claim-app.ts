import { APP_PRIVILEGES } from '../app-address.ts';
import type { ElectronSurface } from '../electron-surface.ts';
import { LINK_SCHEME, parseDeepLink } from './deep-link.ts';
import type { WantedScreens } from './wanted-screens.ts';
import { guardContents } from './window.ts';

/** Whether the app is quitting. */
type Quitting = {
  readonly begin: () => void;
  /** Returns it once: the person may still stay, and the next closed window is another matter. */
  readonly take: () => boolean;
};

type Options = {
  readonly electron: Pick<ElectronSurface, 'app' | 'dialog' | 'popUpMenu' | 'protocol' | 'shell'>;
  readonly platform: NodeJS.Platform;
  readonly wanted: Pick<WantedScreens, 'want'>;
};

/** As in electron-builder.yml: Windows matches windows and notifications to the app by it. */
const APP_ID = 'it.approdo.desktop';

/** Sets what Electron must know before it is ready. */
export function claimApp({ electron, platform, wanted }: Options): Quitting {
  const { app, protocol } = electron;
  let isQuitting = false;
  const begin = () => {
    isQuitting = true;
  };

  app.enableSandbox();
  app.setAppUserModelId(APP_ID);
  app.setAsDefaultProtocolClient(LINK_SCHEME);
  protocol.registerSchemesAsPrivileged([APP_PRIVILEGES]);
  app.on('web-contents-created', (_event, contents) => guardContents(contents, electron));
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit();
  });
  app.on('before-quit', begin);
  app.on('open-url', (event, address) => {
    event.preventDefault();
    const link = parseDeepLink(address);
    if (link) wanted.want(link);
  });

  return {
    begin,
    take: () => {
      const wasQuitting = isQuitting;
      isQuitting = false;
      return wasQuitting;
    },
  };
}
