import { DARK_COLOURS, LIGHT_COLOURS } from '@approdo/shared/domain/content/look/tokens';
import { isOwnAddress } from '../app-address.ts';
import type {
  Contents,
  ContextPlace,
  ElectronSurface,
  Navigation,
  Question,
  Session,
  WindowOptions,
} from '../electron-surface.ts';
import { type MenuRow, SEPARATOR } from '../menu-row.ts';
import { isForwarded, isPreview } from '../page/forwarder.ts';
import { MENU, TEXTS } from '../texts.ts';

const FIELD_ROWS: MenuRow[] = [
  { role: 'cut', label: MENU.cut },
  { role: 'copy', label: MENU.copy },
  { role: 'paste', label: MENU.paste },
  SEPARATOR,
  { role: 'selectAll', label: MENU.selectAll },
];

type Ground = { readonly preloadFile: string; readonly isDark: boolean };

export function windowOptions({ preloadFile, isDark }: Ground): WindowOptions {
  return {
    title: 'Approdo',
    width: 1280,
    height: 860,
    minWidth: 390,
    minHeight: 560,
    show: false,
    // Before the first page is drawn: the ground that it will have.
    backgroundColor: (isDark ? DARK_COLOURS : LIGHT_COLOURS).lime,
    // All but `preload` are Electron's defaults, stated so that a change of them changes nothing here.
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
      spellcheck: true,
    },
  };
}

type Parts = Pick<ElectronSurface, 'dialog' | 'popUpMenu' | 'shell'>;

/** Keeps a page in place: it may reload its own screens; https links open in the system's browser, others nowhere. */
export function guardContents(contents: Contents, { dialog, popUpMenu, shell }: Parts): void {
  contents.setWindowOpenHandler(({ url }) => {
    offer(url, shell.openExternal);
    return { action: 'deny' };
  });
  contents.on('will-frame-navigate', (navigation) => {
    if (isOwnScreen(navigation)) return;
    navigation.preventDefault();
    if (navigation.isMainFrame) offer(navigation.url, shell.openExternal);
  });
  contents.on('will-redirect', (navigation) => navigation.preventDefault());
  contents.on('will-attach-webview', (event) => event.preventDefault());
  // Without this a page that wants to ask first could not be closed at all.
  contents.on('will-prevent-unload', (event) => {
    if (dialog.showMessageBoxSync(LEAVE_QUESTION) === 0) event.preventDefault();
  });
  contents.on('context-menu', (_event, place) => {
    const rows = makeContextMenu(place, (word) => contents.replaceMisspelling(word));
    if (rows.length > 0) popUpMenu(rows);
  });
}

const LEAVE_QUESTION: Question = {
  type: 'question',
  message: TEXTS.leaveQuestion,
  detail: TEXTS.leaveDetail,
  buttons: [TEXTS.leave, TEXTS.stay],
  defaultId: 1,
  cancelId: 1,
};

/** The one permission of a page: to write text to the clipboard, for a copied address; it may not read it. */
const GRANTED = 'clipboard-sanitized-write';

/** Denies everything else: camera, location, notifications, devices, downloads. */
export function denyPermissions(session: Session): void {
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl, isMainFrame }) =>
    answer(permission === GRANTED && isMainFrame && isOwnAddress(requestingUrl ?? '')),
  );
  session.setPermissionCheckHandler(
    (_contents, permission, origin, { isMainFrame }) => permission === GRANTED && isMainFrame && isOwnAddress(origin),
  );
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
}

/** The server's answers are displayed inside a page, never as one; a frame shows the preview of a look alone. */
function isOwnScreen({ url, isMainFrame }: Navigation): boolean {
  if (!isOwnAddress(url)) return false;
  const { pathname } = new URL(url);
  return isMainFrame ? !isForwarded(pathname) : isPreview(pathname);
}

function offer(address: string, openOutside: Parts['shell']['openExternal']): void {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username || url.password) return;
  // If the system has no browser, nothing can be done.
  openOutside(url.href).catch(() => undefined);
}

/** The rows of the context menu; empty if there is nothing to do. */
function makeContextMenu(place: ContextPlace, replaceMisspelling: (word: string) => void): MenuRow[] {
  if (place.isEditable) return [...makeSpellingRows(place, replaceMisspelling), ...FIELD_ROWS];
  return place.selectionText.trim() ? [{ role: 'copy', label: MENU.copy }] : [];
}

function makeSpellingRows(place: ContextPlace, replaceMisspelling: (word: string) => void): MenuRow[] {
  if (!place.misspelledWord) return [];
  const suggestions = place.dictionarySuggestions.map((word) => ({
    label: word,
    click: () => replaceMisspelling(word),
  }));
  return suggestions.length > 0
    ? [...suggestions, SEPARATOR]
    : [{ label: MENU.noSuggestion, enabled: false }, SEPARATOR];
}
