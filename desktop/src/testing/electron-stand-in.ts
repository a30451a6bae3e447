import { EventEmitter } from 'node:events';
import type { CallEvent, ElectronSurface, Fetch, IpcMain, SafeStorage, Session } from '../main/electron-surface.ts';
import { createKeychain } from './keychain.ts';
import { loud } from './loud.ts';
import { createStandInWindow, type OpenWindow } from './stand-in-window.ts';

type Options = {
  readonly userData: string;
  readonly keychain?: SafeStorage;
  readonly isFirstCopy?: boolean;
  readonly fetch?: Fetch;
  readonly isOnline?: () => boolean;
  /** Hears what main tells the page. */
  readonly onNews?: (channel: string, news: unknown) => void;
};

/** The page of the app, as the sender of a call. */
export const OWN_PAGE: CallEvent = { senderFrame: { url: 'app://approdo/', parent: null } };

export type ElectronStandIn = ReturnType<typeof createElectronStandIn>;

/**
 * An Electron of which main uses all that there is: with it main starts for real. It keeps Electron's order, in which
 * some things come only before it is ready and some only after, and throws on anything that it is not.
 */
export function createElectronStandIn(options: Options) {
  const app = new EventEmitter();
  const calls = new Map<string, Parameters<IpcMain['handle']>[1]>();
  const handlers = new Map<string, (request: Request) => Promise<Response>>();
  const windows: OpenWindow[] = [];
  const schemes: unknown[] = [];
  const openedOutside: string[] = [];
  const { session, permissions } = createStandInSession();
  let phase: 'starting' | 'ready' | 'quit' = 'starting';
  let isSandboxed = false;

  function expectPhase(expected: typeof phase, step: string): void {
    if (phase !== expected) throw new Error(`${step} does not belong where Electron is ${phase}`);
  }

  function openWindow(windowOptions: OpenWindow['options']) {
    expectPhase('ready', 'new BrowserWindow');
    const { window, opened } = createStandInWindow(windowOptions, options.onNews ?? (() => undefined));
    windows.push(opened);
    app.emit('web-contents-created', {}, window.webContents);
    return window;
  }

  const electron: ElectronSurface = loud('electron', {
    app: loud('app', {
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
      quit: () => {
        phase = 'quit';
      },
    } satisfies ElectronSurface['app']),
    openWindow,
    ipcMain: loud('ipcMain', {
      handle: (channel, listener) => {
        if (calls.has(channel)) throw new Error(`${channel} is handled twice`);
        calls.set(channel, listener);
      },
    } satisfies IpcMain),
    net: loud('net', {
      fetch: options.fetch ?? ((url, init) => fetch(url, init)),
      isOnline: () => options.isOnline?.() ?? true,
    } satisfies ElectronSurface['net']),
    protocol: loud('protocol', {
      registerSchemesAsPrivileged: (given) => {
        expectPhase('starting', 'registerSchemesAsPrivileged');
        schemes.push(...given);
      },
      handle: (scheme, handler) => {
        expectPhase('ready', 'protocol.handle');
        handlers.set(scheme, handler);
      },
    } satisfies ElectronSurface['protocol']),
    safeStorage: loud('safeStorage', options.keychain ?? createKeychain()),
    session: loud('session', {
      get defaultSession() {
        expectPhase('ready', 'defaultSession');
        return session;
      },
    }),
    shell: loud('shell', {
      openExternal: async (url) => {
        openedOutside.push(url);
      },
    } satisfies ElectronSurface['shell']),
  });

  return {
    electron,
    windows,
    schemes,
    openedOutside,
    permissions,
    phase: () => phase,
    isSandboxed: () => isSandboxed,
    /** An event of the app: `activate`, `second-instance`. */
    emit: (event: string) => app.emit(event),
    /** A call over IPC, as it reaches main: nothing about it has been checked. */
    call: async (channel: string, args: readonly unknown[], event: CallEvent = OWN_PAGE): Promise<unknown> => {
      const listener = calls.get(channel);
      if (!listener) throw new Error(`No handler registered for '${channel}'`);
      return listener(event, ...args);
    },
    /** A request of the page, or of whoever has got into it. */
    request: async (request: Request): Promise<Response> => {
      const handler = handlers.get(new URL(request.url).protocol.slice(0, -1));
      if (!handler) throw new Error(`No handler for ${request.url}`);
      return handler(request);
    },
  };
}

function createStandInSession() {
  const events = new EventEmitter();
  let ask: Parameters<Session['setPermissionRequestHandler']>[0] = (_contents, _permission, answer) => answer(true);
  let check = () => true;
  let checkDevice = () => true;

  const session: Session = loud('session.defaultSession', {
    on: events.on.bind(events),
    setPermissionRequestHandler: (handler) => {
      ask = handler;
    },
    setPermissionCheckHandler: (handler) => {
      check = handler;
    },
    setDevicePermissionHandler: (handler) => {
      checkDevice = handler;
    },
  } satisfies Session);

  /** What a page would be told. */
  const permissions = {
    isGranted: (permission: string): boolean => {
      let isGranted = true;
      ask({}, permission, (answer) => {
        isGranted = answer;
      });
      return isGranted || check() || checkDevice();
    },
    mayDownload: (): boolean => {
      let isPrevented = false;
      events.emit('will-download', {
        preventDefault: () => {
          isPrevented = true;
        },
      });
      return !isPrevented;
    },
  };
  return { session, permissions };
}
