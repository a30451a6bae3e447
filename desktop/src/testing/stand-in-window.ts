import { EventEmitter } from 'node:events';
import type { PrintToPDFOptions } from 'electron';
import type { Contents, Rectangle, Window, WindowOptions } from '../main/electron-surface.ts';
import { strictProxy } from './strict-proxy.ts';

/** A window as the test sees it: what main made of it, and what a person or a page could do to it. */
export type OpenWindow = {
  readonly options: WindowOptions;
  readonly addresses: readonly string[];
  readonly news: readonly { readonly channel: string; readonly news: unknown }[];
  readonly isVisible: () => boolean;
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

type Send = (channel: string, news: unknown) => void;

/** One Electron window, and the test's handle on it. */
export function createStandInWindow(
  options: WindowOptions,
  { onSend, printer }: { readonly onSend: Send; readonly printer: Printer | undefined },
): { readonly window: Window; readonly opened: OpenWindow } {
  const own = new EventEmitter();
  const page = new EventEmitter();
  const addresses: string[] = [];
  const news: { channel: string; news: unknown }[] = [];
  const corrections: string[] = [];
  let isVisible = false;
  let overlay: ReturnType<OpenWindow['overlay']>;
  let isMaximized = false;
  let bounds: Rectangle = { x: options.x ?? 0, y: options.y ?? 0, width: options.width, height: options.height };
  let openLink: OpenWindow['openLink'] = () => ({ action: 'allow' });

  const webContents: Contents = strictProxy('webContents', {
    on: page.on.bind(page),
    send: (channel, payload) => {
      news.push({ channel, news: payload });
      onSend(channel, payload);
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

  const window: Window = strictProxy('BrowserWindow', {
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
      isVisible = true;
    },
    hide: () => {
      isVisible = false;
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
    isVisible: () => isVisible,
    emit: (event, ...details) => page.emit(event, ...details),
    openLink: (url) => openLink(url),
    becomeReady: () => own.emit('ready-to-show'),
    close: () => {
      let isPrevented = false;
      own.emit('close', {
        preventDefault: () => {
          isPrevented = true;
        },
      });
      if (!isPrevented) own.emit('closed');
      return !isPrevented;
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
