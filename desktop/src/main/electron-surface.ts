import type * as Electron from 'electron';
import type { PhotoAnswer } from '../photo/photo-messages.ts';
import type { MenuRow } from './menu-row.ts';

/**
 * All that main uses of Electron: implemented by the real module and by the stand-in of the tests. Only `index.ts`
 * imports the real one. Overloaded functions are declared here as they are called: one cannot pick from
 * overloads.
 */
export type ElectronSurface = {
  readonly app: App;
  /** `new BrowserWindow` */
  readonly openWindow: (options: WindowOptions) => Window;
  /** `new Notification` */
  readonly openNotification: (options: { readonly title: string; readonly body: string }) => Notification;
  /** `new Tray`, with this picture file. */
  readonly openTray: (pictureFile: string) => Tray;
  /** `nativeImage.createFromPath` */
  readonly readPicture: (file: string) => Picture;
  readonly dialog: Dialog;
  /** `utilityProcess.fork` */
  readonly forkUtility: (file: string, args: string[], options: Electron.ForkOptions) => UtilityProcess;
  readonly ipcMain: IpcMain;
  /** `Menu.setApplicationMenu` */
  readonly setMenu: (rows: MenuRow[]) => void;
  /** `Menu.popup`, at the pointer. */
  readonly popUpMenu: (rows: MenuRow[]) => void;
  readonly nativeTheme: Pick<Electron.NativeTheme, 'themeSource' | 'shouldUseDarkColors'>;
  /** Chromium's network stack: it knows the system's proxy and certificates. */
  readonly net: Pick<Electron.Net, 'isOnline'> & {
    readonly fetch: Fetch;
    readonly request: (options: RequestOptions) => ClientRequest;
  };
  readonly protocol: Pick<Electron.Protocol, 'registerSchemesAsPrivileged'> & {
    readonly handle: (scheme: string, handler: (request: Request) => Promise<Response>) => void;
  };
  readonly safeStorage: SafeStorage;
  /** This computer's screens. Only after the app is ready. */
  readonly screen: { readonly getAllDisplays: () => readonly Pick<Electron.Display, 'workArea'>[] };
  readonly session: { readonly defaultSession: Session };
  readonly shell: Pick<Electron.Shell, 'openExternal' | 'openPath'>;
};

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

type RequestOptions = Required<
  Pick<Electron.ClientRequestConstructorOptions, 'url' | 'method' | 'redirect' | 'credentials'>
>;

export type ClientRequest = Pick<Electron.ClientRequest, 'chunkedEncoding' | 'setHeader' | 'abort'> & {
  /** Calls back once the piece is on its way. */
  readonly write: (piece: Buffer, encoding: undefined, onSent: () => void) => void;
  readonly end: () => unknown;
  on(event: 'response', listener: (answer: IncomingAnswer) => void): unknown;
  on(event: 'error', listener: (fault: Error) => void): unknown;
  on(event: 'abort', listener: () => void): unknown;
};

export type IncomingAnswer = Pick<Electron.IncomingMessage, 'statusCode' | 'headers'> & {
  on(event: 'data', listener: (piece: Buffer) => void): unknown;
  on(event: 'end' | 'error', listener: () => void): unknown;
};

export type Notification = Pick<Electron.Notification, 'show'> & {
  on(event: 'click' | 'close', listener: () => void): unknown;
};

/** The app's tray icon. */
export type Tray = Pick<Electron.Tray, 'setToolTip' | 'destroy'> & {
  readonly setMenu: (rows: MenuRow[]) => void;
  /** On a Mac and most Linux desktops a click opens the menu instead. */
  readonly onClick: (listener: () => void) => void;
};

export type Picture = Pick<Electron.NativeImage, 'isEmpty'>;

export type UtilityProcess = Pick<Electron.UtilityProcess, 'postMessage' | 'kill'> & {
  on(event: 'message', listener: (message: PhotoAnswer) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
};

type App = Pick<
  Electron.App,
  | 'requestSingleInstanceLock'
  | 'enableSandbox'
  | 'whenReady'
  | 'getPath'
  | 'setLoginItemSettings'
  | 'setBadgeCount'
  | 'setAppUserModelId'
  | 'setAsDefaultProtocolClient'
  | 'quit'
> & {
  readonly getLoginItemSettings: (
    options: Electron.LoginItemSettingsOptions,
  ) => Pick<Electron.LoginItemSettings, 'openAtLogin' | 'wasOpenedAtLogin'>;
  on(event: 'web-contents-created', listener: (event: Cancellable, contents: Contents) => void): unknown;
  on(event: 'window-all-closed' | 'activate' | 'before-quit', listener: () => void): unknown;
  on(event: 'second-instance', listener: (event: Cancellable, args: string[]) => void): unknown;
  /** On a Mac; elsewhere the address comes as a command-line argument. */
  on(event: 'open-url', listener: (event: Cancellable, address: string) => void): unknown;
};

export type Rectangle = Readonly<Electron.Rectangle>;

export type Window = Pick<
  Electron.BrowserWindow,
  'isMinimized' | 'isMaximized' | 'getNormalBounds' | 'restore' | 'maximize' | 'focus' | 'show' | 'hide' | 'loadURL'
> & {
  readonly webContents: Contents;
  /** On Windows: a small overlay on the taskbar icon; null removes it. */
  setOverlayIcon(picture: Picture | null, description: string): void;
  once(event: 'ready-to-show', listener: () => void): unknown;
  on(event: 'close', listener: (event: Cancellable) => void): unknown;
  on(event: 'closed' | 'resize' | 'move' | 'maximize' | 'unmaximize', listener: () => void): unknown;
};

export type WindowOptions = Electron.BrowserWindowConstructorOptions & {
  readonly width: number;
  readonly height: number;
  readonly webPreferences: Electron.WebPreferences;
};

export type Contents = Pick<Electron.WebContents, 'send' | 'printToPDF' | 'replaceMisspelling'> & {
  readonly print: (
    options: Electron.WebContentsPrintOptions,
    onEnd: (isPrinted: boolean, reason: string) => void,
  ) => void;
  readonly setWindowOpenHandler: (handler: (details: { readonly url: string }) => { action: 'deny' }) => void;
  on(event: 'context-menu', listener: (event: Cancellable, place: ContextPlace) => void): unknown;
  on(event: 'will-frame-navigate' | 'will-redirect', listener: (details: Navigation) => void): unknown;
  /** A page wants to ask before it is left; `preventDefault` lets it be left all the same. */
  on(event: 'will-attach-webview' | 'will-prevent-unload', listener: (event: Cancellable) => void): unknown;
};

/** What was under the pointer. */
export type ContextPlace = Pick<
  Electron.ContextMenuParams,
  'isEditable' | 'selectionText' | 'misspelledWord' | 'dictionarySuggestions'
>;

type Cancellable = Pick<Electron.Event, 'preventDefault'>;

export type Navigation = Cancellable & { readonly url: string; readonly isMainFrame: boolean };

export type Session = Pick<Electron.Session, 'setSpellCheckerLanguages'> & {
  readonly setPermissionRequestHandler: (
    handler: (
      contents: unknown,
      permission: string,
      answer: (isGranted: boolean) => void,
      permissionDetails: PermissionDetails,
    ) => void,
  ) => void;
  readonly setPermissionCheckHandler: (
    handler: (contents: unknown, permission: string, origin: string, permissionDetails: PermissionDetails) => boolean,
  ) => void;
  readonly setDevicePermissionHandler: (handler: () => boolean) => void;
  on(event: 'will-download', listener: (event: Cancellable) => void): unknown;
};

/** Who requests a permission, as far as Electron says. */
type PermissionDetails = Pick<Electron.PermissionCheckHandlerHandlerDetails, 'requestingUrl' | 'isMainFrame'>;

export type Dialog = {
  readonly showSaveDialog: (options: SaveOptions) => Promise<Electron.SaveDialogReturnValue>;
  readonly showOpenDialog: (options: Electron.OpenDialogOptions) => Promise<Electron.OpenDialogReturnValue>;
  /** Returns the index of the button. */
  readonly showMessageBox: (options: Question) => Promise<Pick<Electron.MessageBoxReturnValue, 'response'>>;
  readonly showMessageBoxSync: (options: Question) => number;
};

type SaveOptions = Electron.SaveDialogOptions & { readonly defaultPath: string };

export type Question = Electron.MessageBoxOptions & { readonly buttons: string[] };

export type IpcMain = {
  readonly handle: (channel: string, listener: (event: CallEvent, ...args: unknown[]) => Promise<unknown>) => void;
};

export type CallEvent = { readonly senderFrame: Frame | null };

type Frame = { readonly url: string; readonly parent: unknown };

export type SafeStorage = Pick<
  Electron.SafeStorage,
  'isAsyncEncryptionAvailable' | 'getSelectedStorageBackend' | 'encryptStringAsync'
> & {
  readonly decryptStringAsync: (secret: Buffer) => Promise<Pick<Electron.DecryptStringAsyncReturnValue, 'result'>>;
};
