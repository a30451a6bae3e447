import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import type {
  CallEvent,
  ElectronSurface,
  Fetch,
  IpcMain,
  Notification,
  Rectangle,
  SafeStorage,
} from '../main/electron-surface.ts';
import type { MenuRow } from '../main/menu-row.ts';
import { createKeychain } from './keychain.ts';
import { createStandInDialog, type DialogAnswers } from './stand-in-dialog.ts';
import { createStandInProcess } from './stand-in-process.ts';
import { createStandInRequest } from './stand-in-request.ts';
import { createStandInSession } from './stand-in-session.ts';
import { createStandInTray, type OpenTray } from './stand-in-tray.ts';
import { createStandInWindow, type OpenWindow, type Printer } from './stand-in-window.ts';
import { strictProxy } from './strict-proxy.ts';

type Options = DialogAnswers & {
  readonly userData: string;
  readonly keychain?: SafeStorage;
  readonly isFirstCopy?: boolean;
  readonly fetch?: Fetch;
  readonly isOnline?: () => boolean;
  /** Whether the system's colours are dark. */
  readonly isDark?: boolean;
  readonly displays?: readonly Rectangle[];
  readonly printer?: Printer;
  /** On a Mac: the system started the app, not the person. */
  readonly wasOpenedAtLogin?: boolean;
  /** Receives the events that main sends to the page. */
  readonly onNews?: (channel: string, news: unknown) => void;
};

/** The app's page, as the sender of a call. */
const OWN_PAGE: CallEvent = { senderFrame: { url: 'app://approdo/', parent: null } };

export type ElectronStandIn = ReturnType<typeof createElectronStandIn>;

/**
 * An Electron stand-in with all that main uses: with it main starts for real. It enforces Electron's order, in which
 * some calls are allowed only before it is ready and some only after, and throws on anything it does not have.
 */
export function createElectronStandIn(options: Options) {
  const app = new EventEmitter();
  const calls = new Map<string, Parameters<IpcMain['handle']>[1]>();
  const handlers = new Map<string, (request: Request) => Promise<Response>>();
  const windows: OpenWindow[] = [];
  const schemes: unknown[] = [];
  const openedOutside: string[] = [];
  const openedFolders: string[] = [];
  const linkSchemes: string[] = [];
  const poppedUp: MenuRow[][] = [];
  const nativeTheme = strictProxy<ElectronSurface['nativeTheme']>('nativeTheme', {
    themeSource: 'system',
    shouldUseDarkColors: options.isDark ?? false,
  });
  const { session, permissions, spelling } = createStandInSession();
  const notifications: { readonly title: string; readonly body: string; readonly press: () => void }[] = [];
  const trays: OpenTray[] = [];
  let openAtLogin = false;
  let badge = 0;
  let menu: MenuRow[] = [];
  let phase: 'starting' | 'ready' | 'quit' = 'starting';
  let isSandboxed = false;

  function expectPhase(expected: typeof phase, step: string): void {
    if (phase !== expected) throw new Error(`${step} does not belong where Electron is ${phase}`);
  }

  function openWindow(windowOptions: OpenWindow['options']) {
    expectPhase('ready', 'new BrowserWindow');
    const { window, opened } = createStandInWindow(windowOptions, {
      onSend: options.onNews ?? (() => undefined),
      printer: options.printer,
    });
    windows.push(opened);
    app.emit('web-contents-created', {}, window.webContents);
    return window;
  }

  const electron: ElectronSurface = strictProxy('electron', {
    app: strictProxy('app', {
      on: app.on.bind(app),
      requestSingleInstanceLock: () => options.isFirstCopy ?? true,
      enableSandbox: () => {
        expectPhase('starting', 'enableSandbox');
        isSandboxed = true;
      },
      whenReady: async () => {
        phase = 'ready';
      },
      getPath: () => options.userData,
      getLoginItemSettings: () => ({ openAtLogin, wasOpenedAtLogin: options.wasOpenedAtLogin ?? false }),
      setLoginItemSettings: (settings) => {
        openAtLogin = settings.openAtLogin ?? false;
      },
      setBadgeCount: (count = 0) => {
        badge = count;
        return true;
      },
      setAppUserModelId: () => undefined,
      setAsDefaultProtocolClient: (scheme) => linkSchemes.push(scheme) > 0,
      quit: () => {
        app.emit('before-quit');
        if (windows.every((window) => window.close())) phase = 'quit';
      },
    } satisfies ElectronSurface['app']),
    openWindow,
    openNotification: ({ title, body }) => {
      expectPhase('ready', 'new Notification');
      const events = new EventEmitter();
      return strictProxy('Notification', {
        show: () => {
          notifications.push({ title, body, press: () => events.emit('click') });
        },
        on: events.on.bind(events),
      } satisfies Notification);
    },
    openTray: (pictureFile) => {
      expectPhase('ready', 'new Tray');
      const { tray, opened } = createStandInTray(pictureFile);
      trays.push(opened);
      return tray;
    },
    readPicture: (file) => ({ file, isEmpty: () => !existsSync(file) }),
    dialog: createStandInDialog(options),
    forkUtility: (file) => {
      expectPhase('ready', 'utilityProcess.fork');
      return createStandInProcess(file);
    },
    setMenu: (rows) => {
      expectPhase('ready', 'setApplicationMenu');
      menu = rows;
    },
    popUpMenu: (rows) => {
      poppedUp.push(rows);
    },
    nativeTheme,
    screen: strictProxy('screen', {
      getAllDisplays: () => {
        expectPhase('ready', 'getAllDisplays');
        return (options.displays ?? [DISPLAY]).map((workArea) => ({ workArea }));
      },
    } satisfies ElectronSurface['screen']),
    ipcMain: strictProxy('ipcMain', {
      handle: (channel, listener) => {
        if (calls.has(channel)) throw new Error(`${channel} is handled twice`);
        calls.set(channel, listener);
      },
    } satisfies IpcMain),
    net: strictProxy('net', {
      fetch: options.fetch ?? ((url, init) => fetch(url, init)),
      isOnline: () => options.isOnline?.() ?? true,
      request: createStandInRequest,
    } satisfies ElectronSurface['net']),
    protocol: strictProxy('protocol', {
      registerSchemesAsPrivileged: (given) => {
        expectPhase('starting', 'registerSchemesAsPrivileged');
        schemes.push(...given);
      },
      handle: (scheme, handler) => {
        expectPhase('ready', 'protocol.handle');
        handlers.set(scheme, handler);
      },
    } satisfies ElectronSurface['protocol']),
    safeStorage: strictProxy('safeStorage', options.keychain ?? createKeychain()),
    session: strictProxy('session', {
      get defaultSession() {
        expectPhase('ready', 'defaultSession');
        return session;
      },
    }),
    shell: strictProxy('shell', {
      openExternal: async (url) => {
        openedOutside.push(url);
      },
      openPath: async (path) => {
        openedFolders.push(path);
        return existsSync(path) ? '' : 'Failed to open path';
      },
    } satisfies ElectronSurface['shell']),
  });

  return {
    electron,
    windows,
    schemes,
    linkSchemes,
    openedOutside,
    openedFolders,
    permissions,
    spelling,
    notifications,
    /** The ones visible now. */
    trays: () => trays.filter(({ isThere }) => isThere()),
    opensAtLogin: () => openAtLogin,
    badge: () => badge,
    menu: () => menu,
    menuLabels: () => listLabels(menu),
    /** The context menus that were opened. */
    poppedUp,
    /** Presses a row of the menu bar, by the labels that lead to it. */
    choose: (...labels: readonly string[]) => pressRow(menu, labels),
    /** The same for a row below the first label, in a submenu or not. */
    chooseScreen: (first: string, label: string) => pressRow(menu, pathTo(menu, first, label)),
    theme: () => nativeTheme.themeSource,
    phase: () => phase,
    isSandboxed: () => isSandboxed,
    /** Fires an event of the app: `activate`, `second-instance`. */
    emit: (event: string, ...details: readonly unknown[]) => app.emit(event, ...details),
    /** An IPC call as it reaches main, unchecked. */
    call: async (channel: string, args: readonly unknown[], event: CallEvent = OWN_PAGE): Promise<unknown> => {
      const listener = calls.get(channel);
      if (!listener) throw new Error(`No handler registered for '${channel}'`);
      return listener(event, ...args);
    },
    /** A request of the page, or of an intruder in it. */
    request: async (request: Request): Promise<Response> => {
      const handler = handlers.get(new URL(request.url).protocol.slice(0, -1));
      if (!handler) throw new Error(`No handler for ${request.url}`);
      return handler(request);
    },
  };
}

const DISPLAY: Rectangle = { x: 0, y: 0, width: 1920, height: 1040 };

function pathTo(menu: readonly MenuRow[], first: string, label: string): readonly string[] {
  const rows = menu.find((row) => row.label === first)?.submenu ?? [];
  const group = rows.find(({ submenu = [] }) => submenu.some((row) => row.label === label));
  return group?.label ? [first, group.label, label] : [first, label];
}

function listLabels(rows: readonly MenuRow[]): string[] {
  return rows.flatMap(({ label, submenu = [] }) => [...(label ? [label] : []), ...listLabels(submenu)]);
}

function pressRow(rows: readonly MenuRow[], [label, ...rest]: readonly string[]): void {
  const row = rows.find((one) => one.label === label);
  if (!row) throw new Error(`The menu has no row ${label}`);
  if (rest.length > 0) {
    pressRow(row.submenu ?? [], rest);
    return;
  }
  if (row.enabled === false || !row.click) throw new Error(`The row ${label} cannot be pressed`);
  row.click();
}
