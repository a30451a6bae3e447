/**
 * All that main uses of Electron, and no more: what the real module and the stand-in of the tests both are.
 * `index.ts` alone imports the real one.
 */
export type ElectronSurface = {
  readonly app: App;
  /** `new BrowserWindow` */
  readonly openWindow: (options: WindowOptions) => Window;
  readonly ipcMain: IpcMain;
  /** Chromium's own: it knows the proxy and the certificates of the system. */
  readonly net: { readonly fetch: Fetch; readonly isOnline: () => boolean };
  readonly protocol: Protocol;
  readonly safeStorage: SafeStorage;
  readonly session: { readonly defaultSession: Session };
  readonly shell: { readonly openExternal: (url: string) => Promise<void> };
};

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

type App = {
  readonly requestSingleInstanceLock: () => boolean;
  readonly enableSandbox: () => void;
  readonly whenReady: () => Promise<void>;
  readonly getPath: (name: 'userData') => string;
  readonly quit: () => void;
  on(event: 'web-contents-created', listener: (event: Cancellable, contents: Contents) => void): unknown;
  on(event: 'window-all-closed' | 'second-instance' | 'activate', listener: () => void): unknown;
};

export type Window = {
  readonly webContents: Contents;
  readonly isMinimized: () => boolean;
  readonly restore: () => void;
  readonly focus: () => void;
  readonly show: () => void;
  readonly loadURL: (url: string) => Promise<void>;
  once(event: 'ready-to-show', listener: () => void): unknown;
  on(event: 'closed', listener: () => void): unknown;
};

export type WindowOptions = {
  readonly title: string;
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
  };
};

export type Contents = {
  readonly send: (channel: string, news: unknown) => void;
  readonly setWindowOpenHandler: (handler: (details: { readonly url: string }) => { action: 'deny' }) => void;
  on(event: 'will-frame-navigate' | 'will-redirect', listener: (details: Navigation) => void): unknown;
  on(event: 'will-attach-webview', listener: (event: Cancellable) => void): unknown;
};

export type Cancellable = { readonly preventDefault: () => void };

export type Navigation = Cancellable & { readonly url: string; readonly isMainFrame: boolean };

export type Session = {
  readonly setPermissionRequestHandler: (
    handler: (contents: unknown, permission: string, answer: (isGranted: boolean) => void) => void,
  ) => void;
  readonly setPermissionCheckHandler: (handler: () => boolean) => void;
  readonly setDevicePermissionHandler: (handler: () => boolean) => void;
  on(event: 'will-download', listener: (event: Cancellable) => void): unknown;
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
