import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { GoogleEndpoints } from '../main/drive/computer-drive.ts';
import { startDesktop } from '../main/main.ts';
import { createElectronStandIn, type ElectronStandIn } from './electron-stand-in.ts';
import { installPreload } from './page-preload.ts';

const OUT = join(import.meta.dirname, '../../out');

type Options = {
  readonly page: Page;
  /** The chosen site; left out, the first-run screen asks for it. */
  readonly siteUrl?: string;
  /** Where the person saves a file; left out, the person leaves the dialog. */
  readonly choosePath?: (suggested: string) => string;
  /** Replaces Google. */
  readonly google?: GoogleEndpoints;
  /** The folder that the person chooses when asked. */
  readonly chooseFolder?: () => string;
};

type Interceptor = (next: () => Promise<unknown>) => Promise<unknown>;

export type OpenDesktop = {
  /** Replaces `app://approdo`. */
  readonly origin: string;
  readonly electron: ElectronStandIn;
  /** Answers this call of the page from now on; `next` calls main after all. The returned function ends that. */
  readonly intercept: (channel: string, answer: Interceptor) => () => void;
  /** Opens the closed window again in another page of that browser. */
  readonly reopen: (page: Page) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * The desktop app in a page of a browser: the built renderer and the built preload, served and answered by main itself.
 * Main runs in a stand-in for Electron; between it and the page there is loopback HTTP instead of the scheme.
 */
export async function openDesktop(options: Options): Promise<OpenDesktop> {
  const { page, siteUrl, choosePath, chooseFolder, google } = options;
  const userData = await mkdtemp(join(tmpdir(), 'approdo-desktop-'));
  const source = await readFile(join(OUT, 'preload', 'preload.cjs'), 'utf8');
  let visiblePage = page;
  let preload = await installPreload(page, source);
  const electron = createElectronStandIn({
    userData,
    onNews: (channel, news) => preload.send(channel, news),
    ...(choosePath && { choosePath }),
    ...(chooseFolder && { chooseFolder }),
    printer: {
      print: () => ({ isPrinted: false, reason: 'Print job canceled' }),
      makePdf: () => visiblePage.pdf({ printBackground: true, preferCSSPageSize: true }),
    },
  });
  await startDesktop({
    electron: electron.electron,
    platform: process.platform,
    argv: [],
    rendererFolder: join(OUT, 'renderer'),
    preloadFile: join(OUT, 'preload', 'preload.cjs'),
    photoProcessFile: join(OUT, 'main', 'photo-process.js'),
    iconsFolder: join(OUT, '..', 'icons'),
    ...(google && { google }),
  });
  const interceptors = new Map<string, Interceptor>();
  const call = (channel: string, args: readonly unknown[]): Promise<unknown> => {
    const next = () => electron.call(channel, args);
    return interceptors.get(channel)?.(next) ?? next();
  };
  preload.answerWith(call);
  if (siteUrl) await electron.call('approdo:addSite', [siteUrl]);

  const { origin, stop } = await serve(electron.request);
  await page.goto(origin);
  return {
    origin,
    electron,
    intercept: (channel, answer) => {
      interceptors.set(channel, answer);
      return () => interceptors.delete(channel);
    },
    reopen: async (next) => {
      electron.windows.at(-1)?.close();
      visiblePage = next;
      preload = await installPreload(next, source);
      preload.answerWith(call);
      electron.emit('activate');
      await next.goto(origin);
    },
    close: async () => {
      // A page that keeps calling would report each refused call as a fault.
      if (!visiblePage.isClosed()) await visiblePage.goto('about:blank');
      await stop();
      await rm(userData, { recursive: true, force: true });
    },
  };
}

type Handler = (request: Request) => Promise<Response>;

async function serve(handler: Handler): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    // A page that disappears in the middle of an answer is no fault.
    answer(handler, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('The server has no port');
  return {
    origin: `http://127.0.0.1:${bound.port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function answer(handler: Handler, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const given = await handler(requestOf(incoming));
  response.writeHead(given.status, Object.fromEntries(given.headers));
  for await (const piece of given.body ?? []) {
    if (!response.write(piece)) await once(response, 'drain');
  }
  response.end();
}

/** The path exactly as received, so that one that tries to lead elsewhere reaches main. */
function requestOf(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const sent = { method: incoming.method ?? 'GET', headers };
  const withBody = { ...sent, body: bodyOf(incoming), duplex: 'half' };
  return new Request(`app://approdo${incoming.url}`, hasBody ? withBody : sent);
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces = incoming.iterator();
  return new ReadableStream({
    pull: async (stream) => {
      const { done, value } = await pieces.next();
      if (done) stream.close();
      else stream.enqueue(value);
    },
  });
}
