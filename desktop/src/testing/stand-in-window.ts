import { EventEmitter } from 'node:events';
import type { PrintToPDFOptions } from 'electron';
import type { Contents, Rectangle, Window, WindowOptions } from '../main/electron-surface.ts';
import { loud } from './loud.ts';

/** A window as the test sees it: what main made of it, and what a person or a page could do to it. */
export type OpenWindow = {
  readonly options: WindowOptions;
  readonly addresses: readonly string[];
  readonly news: readonly { readonly channel: string; readonly news: unknown }[];
  readonly isShown: () => boolean;
  /** Fires an event of the page: `will-frame-navigate` and the like. */
  readonly emit: (event: string, ...details: readonly unknown[]) => void;
  /** The result of `window.open` or of a link with a target. */
  readonly openLink: (url: string) => { readonly action: string };
  readonly becomeReady: () => void;
  /** The person closes it; false if that was prevented. */
  readonly close: () => boolean;
  /** The overlay on its taskbar icon. */
  readonly overlay: () => { readonly picture: unknown; readonly description: string } | undefined;
  /** The person drags, resizes or maximizes it. */
  readonly place: (bounds: Rectangle, isMaximized?: boolean) => void;
  readonly isMaximized: () => boolean;
  /** The corrections that `replaceMisspelling` inserted. */
  readonly corrections: readonly string[];
};

/** How pages are printed. */
export type Printer = {
  readonly print: () => { readonly isPrinted: boolean; readonly reason: string };
  readonly makePdf: (options: PrintToPDFOptions) => Promise<Buffer>;
};

type Tell = (channel: string, news: unknown) => void;

/** One Electron window, and the test's handle on it. */
export function createStandInWindow(
  options: WindowOptions,
  { hear, printer }: { readonly hear: Tell; readonly printer: Printer | undefined },
): { readonly window: Window; readonly opened: OpenWindow } {
  const own = new EventEmitter();
  const page = new EventEmitter();
  const addresses: string[] = [];
  const news: { channel: string; news: unknown }[] = [];
  const corrections: string[] = [];
  let isShown = false;
  let overlay: ReturnType<OpenWindow['overlay']>;
  let isMaximized = false;
  let bounds: Rectangle = { x: options.x ?? 0, y: options.y ?? 0, width: options.width, height: options.height };
  let openLink: OpenWindow['openLink'] = () => ({ action: 'allow' });

  const webContents: Contents = loud('webContents', {
    on: page.on.bind(page),
    send: (channel, told) => {
      news.push({ channel, news: told });
      hear(channel, told);
    },
    print: (_options, onEnd) => {
      if (!printer) throw new Error('There is no printer');
      const { isPrinted, reason } = printer.print();
      onEnd(isPrinted, reason);
    },
    printToPDF: async (pdfOptions) => {
      if (!printer) throw new Error('There is no printer');
      return printer.makePdf(pdfOptions);
    },
    replaceMisspelling: (word) => {
      corrections.push(word);
    },
    setWindowOpenHandler: (handler) => {
      openLink = (url) => handler({ url });
    },
  } satisfies Contents);

  const window: Window = loud('BrowserWindow', {
    webContents,
    once: own.once.bind(own),
    on: own.on.bind(own),
    isMinimized: () => true,
    isMaximized: () => isMaximized,
    getNormalBounds: () => bounds,
    maximize: () => {
      isMaximized = true;
    },
    restore: () => own.emit('restored'),
    focus: () => own.emit('focused'),
    show: () => {
      isShown = true;
    },
    hide: () => {
      isShown = false;
    },
    setOverlayIcon: (picture, description) => {
      overlay = { picture, description };
    },
    loadURL: async (url) => {
      addresses.push(url);
    },
  } satisfies Window);

  const opened: OpenWindow = {
    options,
    addresses,
    news,
    isShown: () => isShown,
    emit: (event, ...details) => page.emit(event, ...details),
    openLink: (url) => openLink(url),
    becomeReady: () => own.emit('ready-to-show'),
    close: () => {
      let isKept = false;
      own.emit('close', {
        preventDefault: () => {
          isKept = true;
        },
      });
      if (!isKept) own.emit('closed');
      return !isKept;
    },
    overlay: () => overlay,
    place: (next, fills = false) => {
      bounds = next;
      isMaximized = fills;
      own.emit(fills ? 'maximize' : 'resize');
    },
    isMaximized: () => isMaximized,
    corrections,
  };
  return { window, opened };
}
