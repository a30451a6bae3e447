import { isOwnAddress } from './app-address.ts';
import type { Contents, Navigation, Session, WindowOptions } from './electron-surface.ts';
import { isForwarded } from './forwarder.ts';

/** Colour of the window before the first page is drawn: the token `--lime` of the design. */
const BACKGROUND = '#f5f2ea';

export function windowOptions(preloadFile: string): WindowOptions {
  return {
    title: 'Approdo',
    width: 1280,
    height: 860,
    minWidth: 390,
    minHeight: 560,
    show: false,
    backgroundColor: BACKGROUND,
    // All but `preload` are Electron's defaults, said so that a change of those changes nothing here.
    webPreferences: {
      preload: preloadFile,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      navigateOnDragDrop: false,
    },
  };
}

type OpenOutside = (url: string) => Promise<void>;

/** Keeps a page where it is: it may load its own screens anew, an https link opens in the system's browser, all else leads nowhere. */
export function guardContents(contents: Contents, openOutside: OpenOutside): void {
  contents.setWindowOpenHandler(({ url }) => {
    offer(url, openOutside);
    return { action: 'deny' };
  });
  contents.on('will-frame-navigate', (navigation) => {
    if (isOwnScreen(navigation)) return;
    navigation.preventDefault();
    if (navigation.isMainFrame) offer(navigation.url, openOutside);
  });
  contents.on('will-redirect', (navigation) => navigation.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** The app asks the system for nothing on behalf of a page: no camera, no place, no notification, no device, no download. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
}

/** What the house's server answers is shown inside a page, never as one. */
function isOwnScreen({ url, isMainFrame }: Navigation): boolean {
  return isMainFrame && isOwnAddress(url) && !isForwarded(new URL(url).pathname);
}

function offer(address: string, openOutside: OpenOutside): void {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password) return;
  // Where the system has no browser there is nothing to be done about it.
  openOutside(url.href).catch(() => undefined);
}
