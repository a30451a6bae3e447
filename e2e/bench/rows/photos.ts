import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { connectOwner } from '../../support/api.ts';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { storeSession } from '../../support/sign-in.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { takePhoto } from '../load/take-photo.ts';
import { median, plainFigure, ratioFigure, summarize } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

const FEW = 6;
const MANY = 30;

/** Of noise, so that a photo is as large as a phone's: 4.4 MB. */
const GRAIN = 24;

/** The page's thread is four times slower, as Lighthouse emulates a phone; its workers run at full speed. */
const SLOWER = 4;

/** Uplink of slow 4G in bytes per second. */
const UPLINK = 96_000;

/** Uploads 12-megapixel photos from a phone's browser to the library; six of them, thirty with `--full`. */
export const photos: Row = {
  name: 'photos',
  async measure({ rounds, isFull }) {
    const count = isFull ? MANY : FEW;
    const dataDir = makeDataDir('photos');
    const files = await takePhotos(dataDir, count);
    const site = await startSite({ dataDir });
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
    try {
      const sent: Sent[] = [];
      const pairs = [];
      for (let round = 0; round < rounds; round += 1) {
        const one = await send(browser, site, files.slice(0, 1));
        const all = await send(browser, site, files);
        sent.push(all);
        pairs.push({ ours: all.took / count, theirs: one.took });
      }
      const middle = (pick: (sent: Sent) => number) => median(sent.map(pick));
      const line = await secondsOnSlowLine(browser, site, files.slice(0, 1));
      return [
        plainFigure({
          what: `a photo of ${count}, made smaller`,
          value: middle(({ prepared }) => prepared),
          goal: { atMost: 3000 },
          unit: milliseconds,
        }),
        plainFigure({
          what: 'the same, sent and stored',
          value: middle(({ stored }) => stored),
          goal: { atMost: 3000 },
          unit: milliseconds,
        }),
        ratioFigure({
          what: `${count} photos, for each of them`,
          compared: summarize(pairs),
          goal: { atMost: 0.8 },
          unit: milliseconds,
          referenceName: 'one alone',
        }),
        plainFigure({
          what: 'one photo at slow 4G, from its choice to the library',
          value: line,
          goal: { atMost: 15_000 },
          unit: milliseconds,
        }),
      ];
    } finally {
      await browser.close();
      await site.stop();
      removeDataDir(dataDir);
    }
  },
};

async function takePhotos(folder: string, count: number): Promise<string[]> {
  const first = join(folder, 'photo-0.jpg');
  await takePhoto(first, GRAIN);
  return Array.from({ length: count }, (_, at) => {
    const file = join(folder, `photo-${at}.jpg`);
    if (at > 0) copyFileSync(first, file);
    return file;
  });
}

/** All in milliseconds. */
type Sent = {
  /** From choosing the files to the last one in the library. */
  readonly took: number;
  /** Medians of the photos. */
  readonly prepared: number;
  readonly stored: number;
};

async function send(browser: Browser, site: RunningSite, files: readonly string[]): Promise<Sent> {
  const { page, wire } = await openLibrary(browser, site);
  await noteStates(page);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const took = await choose(page, site, files);
  const { prepared, stored } = await readStates(page);
  await page.close();
  return { took, prepared: median(prepared), stored: median(stored) };
}

async function secondsOnSlowLine(browser: Browser, site: RunningSite, files: readonly string[]): Promise<number> {
  const { page, wire } = await openLibrary(browser, site);
  await wire.send('Network.enable');
  const line = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: UPLINK };
  await wire.send('Network.emulateNetworkConditions', line);
  const took = await choose(page, site, files);
  await page.close();
  return took;
}

async function openLibrary(
  browser: Browser,
  site: RunningSite,
): Promise<{ readonly page: Page; readonly wire: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await storeSession(page, site, owner);
  await page.goto(`${site.origin}/admin/media`);
  await page.getByRole('list', { name: 'Media della libreria' }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, wire: await page.context().newCDPSession(page) };
}

/** Milliseconds until the library has all of them, polled at the site. */
async function choose(page: Page, site: RunningSite, files: readonly string[]): Promise<number> {
  const { media } = await connectOwner(site);
  const wanted = (await media.list()).length + files.length;
  const began = performance.now();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([...files]);
  while ((await media.list()).length < wanted) await new Promise((resolve) => setTimeout(resolve, 100));
  return performance.now() - began;
}

type States = { readonly prepared: number[]; readonly stored: number[] };

/** Makes the page record when each upload row changes its text. */
async function noteStates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new Map<Element, { checked: number; ready?: number; done?: number }>();
    const note = (row: Element) => {
      const text = row.textContent ?? '';
      const times = seen.get(row) ?? { checked: performance.now() };
      if (text.includes('In attesa')) return;
      if (/ %|Elaborazione|Caricato/.test(text)) times.ready ??= performance.now();
      if (text.includes('Caricato')) times.done ??= performance.now();
      seen.set(row, times);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          const element = node instanceof Element ? node : node.parentElement;
          const row = element?.closest('[aria-label=Caricamenti] > li');
          if (row) note(row);
        }
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seenUploads: seen });
  });
}

async function readStates(page: Page): Promise<States> {
  await page.waitForFunction(() => !document.querySelector('[aria-label=Caricamenti] [role=progressbar]'));
  return await page.evaluate(() => {
    const noted: unknown = Reflect.get(window, 'seenUploads');
    const times = noted instanceof Map ? [...noted.values()] : [];
    return {
      prepared: times.map(({ checked, ready }) => ready - checked),
      stored: times.map(({ ready, done }) => done - ready),
    };
  });
}
