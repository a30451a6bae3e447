import type { PhotoAnswer } from '../photo/photo-messages.ts';
import type { MenuRow } from './menu-row.ts';

/**
 * All that main uses of Electron, and no more: what the real module and the stand-in of the tests both are.
 * `index.ts` alone imports the real one.
 */
export type ElectronSurface = {
  readonly app: App;
  /** `new BrowserWindow` */
  readonly openWindow: (options: WindowOptions) => Window;
  /** `new Notification` */
  readonly openNotification: (options: { readonly title: string; readonly body: string }) => Notification;
  /** `new Tray`, with the picture of this file. */
  readonly openTray: (pictureFile: string) => Tray;
  /** `nativeImage.createFromPath` */
  readonly readPicture: (file: string) => Picture;
  readonly dialog: Dialog;
  /** `utilityProcess.fork` */
  readonly forkUtility: (file: string, words: string[], options: ForkOptions) => UtilityProcess;
  readonly ipcMain: IpcMain;
  /** `Menu.setApplicationMenu` */
  readonly setMenu: (rows: MenuRow[]) => void;
  /** `Menu.popup`, where the pointer is. */
  readonly popUpMenu: (rows: MenuRow[]) => void;
  readonly nativeTheme: { themeSource: 'system' | 'light' | 'dark' };
  /** Chromium's own: it knows the proxy and the certificates of the system. */
  readonly net: {
    readonly fetch: Fetch;
    readonly isOnline: () => boolean;
    readonly request: (options: RequestOptions) => ClientRequest;
  };
  readonly protocol: Protocol;
  readonly safeStorage: SafeStorage;
  /** The screens of this computer. Only after the app is ready. */
  readonly screen: { readonly getAllDisplays: () => readonly { readonly workArea: Rectangle }[] };
  readonly session: { readonly defaultSession: Session };
  readonly shell: Shell;
};

type Shell = {
  readonly openExternal: (url: string) => Promise<void>;
  /** Shows a folder to the person; what comes back says why not, and is empty where it worked. */
  readonly openPath: (path: string) => Promise<string>;
};

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

type RequestOptions = {
  readonly url: string;
  readonly method: string;
  readonly redirect: 'error';
  readonly credentials: 'omit';
};

export type ClientRequest = {
  /** Set before the first piece: the body goes out as it is written. */
  chunkedEncoding: boolean;
  readonly setHeader: (name: string, value: string) => void;
  /** Calls back when the piece is on its way. */
  readonly write: (piece: Buffer, encoding: undefined, onSent: () => void) => void;
  readonly end: () => unknown;
  readonly abort: () => void;
  on(event: 'response', listener: (answer: IncomingAnswer) => void): unknown;
  on(event: 'error', listener: (fault: Error) => void): unknown;
  on(event: 'abort', listener: () => void): unknown;
};

export type IncomingAnswer = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  on(event: 'data', listener: (piece: Buffer) => void): unknown;
  on(event: 'end' | 'error', listener: () => void): unknown;
};

type ForkOptions = { readonly serviceName: string; readonly stdio: 'ignore'; readonly env: Record<string, string> };

export type Notification = {
  readonly show: () => void;
  on(event: 'click' | 'close', listener: () => void): unknown;
};

/** The app's sign among the small ones of the system. */
export type Tray = {
  readonly setToolTip: (text: string) => void;
  readonly setMenu: (rows: MenuRow[]) => void;
  /** On a Mac and on most Linux desktops a click opens the menu instead. */
  readonly onClick: (listener: () => void) => void;
  readonly destroy: () => void;
};

export type Picture = { isEmpty(): boolean };

export type UtilityProcess = {
  readonly postMessage: (message: unknown) => void;
  readonly kill: () => boolean;
  on(event: 'message', listener: (message: PhotoAnswer) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
};

type App = {
  readonly requestSingleInstanceLock: () => boolean;
  readonly enableSandbox: () => void;
  readonly whenReady: () => Promise<void>;
  readonly getPath: (name: 'userData' | 'downloads' | 'appData') => string;
  readonly getLoginItemSettings: (options: { readonly args: string[] }) => LoginItem;
  readonly setLoginItemSettings: (settings: { readonly openAtLogin: boolean; readonly args: string[] }) => void;
  /** False where the system has none. */
  readonly setBadgeCount: (count: number) => boolean;
  readonly setAppUserModelId: (id: string) => void;
  readonly setAsDefaultProtocolClient: (scheme: string) => boolean;
  readonly quit: () => void;
  on(event: 'web-contents-created', listener: (event: Cancellable, contents: Contents) => void): unknown;
  on(event: 'window-all-closed' | 'activate' | 'before-quit', listener: () => void): unknown;
  on(event: 'second-instance', listener: (event: Cancellable, words: string[]) => void): unknown;
  /** On a Mac; elsewhere an address comes as a word of the command line. */
  on(event: 'open-url', listener: (event: Cancellable, address: string) => void): unknown;
};

type LoginItem = {
  readonly openAtLogin: boolean;
  /** On a Mac only; elsewhere the words of the command line say it. */
  readonly wasOpenedAtLogin: boolean;
};

export type Rectangle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Window = {
  readonly webContents: Contents;
  readonly isMinimized: () => boolean;
  readonly isMaximized: () => boolean;
  /** As it is when it is neither maximised nor full screen. */
  readonly getNormalBounds: () => Rectangle;
  readonly restore: () => void;
  readonly maximize: () => void;
  readonly focus: () => void;
  readonly show: () => void;
  readonly hide: () => void;
  /** On Windows: a small picture on the one in the taskbar; null takes it away. */
  setOverlayIcon(picture: Picture | null, description: string): void;
  readonly loadURL: (url: string) => Promise<void>;
  once(event: 'ready-to-show', listener: () => void): unknown;
  on(event: 'close', listener: (event: Cancellable) => void): unknown;
  on(event: 'closed' | 'resize' | 'move' | 'maximize' | 'unmaximize', listener: () => void): unknown;
};

export type WindowOptions = {
  readonly title: string;
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly minWidth: number;
  readonly minHeight: number;
  readonly show: boolean;
  readonly backgroundColor: string;
  readonly webPreferences: {
    readonly preload: string;
    readonly contextIsolation: true;
    readonly sandbox: true;
    readonly nodeIntegration: false;
    readonly nodeIntegrationInSubFrames: false;
    readonly nodeIntegrationInWorker: false;
    readonly webSecurity: true;
    readonly allowRunningInsecureContent: false;
    readonly webviewTag: false;
    readonly navigateOnDragDrop: false;
    readonly spellcheck: true;
  };
};

export type Contents = {
  readonly send: (channel: string, news: unknown) => void;
  readonly print: (options: PrintOptions, onEnd: (isPrinted: boolean, reason: string) => void) => void;
  readonly printToPDF: (options: PdfOptions) => Promise<Buffer>;
  readonly replaceMisspelling: (word: string) => void;
  readonly setWindowOpenHandler: (handler: (details: { readonly url: string }) => { action: 'deny' }) => void;
  on(event: 'context-menu', listener: (event: Cancellable, place: ContextPlace) => void): unknown;
  on(event: 'will-frame-navigate' | 'will-redirect', listener: (details: Navigation) => void): unknown;
  /** A page asked to be asked; `preventDefault` lets it go all the same. */
  on(event: 'will-attach-webview' | 'will-prevent-unload', listener: (event: Cancellable) => void): unknown;
};

type PrintOptions = { readonly printBackground: true };
export type PdfOptions = { readonly printBackground: true; readonly pageSize: 'A4'; readonly preferCSSPageSize: true };

/** What was under the pointer. */
export type ContextPlace = {
  readonly isEditable: boolean;
  readonly selectionText: string;
  readonly misspelledWord: string;
  readonly dictionarySuggestions: readonly string[];
};

type Cancellable = { readonly preventDefault: () => void };

export type Navigation = Cancellable & { readonly url: string; readonly isMainFrame: boolean };

export type Session = {
  readonly setPermissionRequestHandler: (
    handler: (contents: unknown, permission: string, answer: (isGranted: boolean) => void, asked: Asked) => void,
  ) => void;
  readonly setPermissionCheckHandler: (
    handler: (contents: unknown, permission: string, origin: string, asked: Asked) => boolean,
  ) => void;
  readonly setDevicePermissionHandler: (handler: () => boolean) => void;
  readonly setSpellCheckerLanguages: (languages: string[]) => void;
  on(event: 'will-download', listener: (event: Cancellable) => void): unknown;
};

/** Who asks for a permission, as far as Electron says. */
type Asked = { readonly requestingUrl?: string; readonly isMainFrame: boolean };

export type Dialog = {
  readonly showSaveDialog: (options: SaveOptions) => Promise<{ readonly canceled: boolean; readonly filePath: string }>;
  readonly showOpenDialog: (
    options: OpenOptions,
  ) => Promise<{ readonly canceled: boolean; readonly filePaths: string[] }>;
  /** The index of the button. */
  readonly showMessageBox: (options: Question) => Promise<{ readonly response: number }>;
  readonly showMessageBoxSync: (options: Question) => number;
};

type SaveOptions = {
  readonly defaultPath: string;
  readonly filters: { readonly name: string; readonly extensions: string[] }[];
};

type OpenOptions = {
  readonly title: string;
  readonly buttonLabel: string;
  readonly properties: ('openDirectory' | 'createDirectory')[];
};

export type Question = {
  readonly type: 'question' | 'info' | 'warning';
  readonly message: string;
  readonly detail?: string;
  readonly buttons: string[];
  readonly defaultId: number;
  readonly cancelId: number;
};

export type IpcMain = {
  readonly handle: (channel: string, listener: (event: CallEvent, ...args: unknown[]) => Promise<unknown>) => void;
};

export type CallEvent = { readonly senderFrame: Frame | null };

type Frame = { readonly url: string; readonly parent: unknown };

type Protocol = {
  readonly registerSchemesAsPrivileged: (schemes: PrivilegedScheme[]) => void;
  readonly handle: (scheme: string, handler: (request: Request) => Promise<Response>) => void;
};

type PrivilegedScheme = {
  scheme: string;
  privileges: {
    standard: true;
    secure: true;
    supportFetchAPI: true;
    stream: true;
    bypassCSP: false;
    corsEnabled: false;
  };
};

export type SafeStorage = {
  readonly isAsyncEncryptionAvailable: () => Promise<boolean>;
  /** On Linux only. */
  readonly getSelectedStorageBackend: () => string;
  readonly encryptStringAsync: (text: string) => Promise<Buffer>;
  readonly decryptStringAsync: (secret: Buffer) => Promise<{ readonly result: string }>;
};
