import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type BrowserContext, ElementHandle, type Page } from 'puppeteer-core';
import { ensureFirefox } from './ensure-browsers.ts';
import type { Plain, StartedBrowser, Tab } from './tab.ts';

/** The system's Firefox without a window, driven over its own WebDriver BiDi: no geckodriver needed. */
export async function startFirefox(): Promise<StartedBrowser> {
  const downloads = mkdtempSync(join(tmpdir(), 'approdo-firefox-'));
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    extraPrefsFirefox: {
      'intl.accept_languages': 'it-IT, it',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.always_ask_before_handling_new_types': false,
      'pdfjs.disabled': true,
    },
    env: { ...process.env, TZ: 'Europe/Rome' },
    protocolTimeout: 60_000,
  });
  return {
    downloads,
    openTab: async ({ width, height }) => {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({ width, height });
      return await driveFirefox(page, context);
    },
    close: async () => {
      await firefox.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

async function driveFirefox(page: Page, context: BrowserContext): Promise<Tab> {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page error: ${error instanceof Error ? error.message : error}`));
  await page.evaluateOnNewDocument(reportViolations);
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load', timeout: 60_000 })),
    // JSON preserves the shape of the function's result.
    evaluate: async (call, input) => (await page.evaluate(callIn(call, input))) as ReturnType<typeof call>,
    find: async (locate, input) => {
      const element = await page.evaluateHandle(callIn(locate, input));
      if (!(element instanceof ElementHandle)) return undefined;
      return {
        click: () => element.click(),
        evaluate: async (call) => (await page.evaluate(call, element)) as ReturnType<typeof call>,
        choose: (files) => element.uploadFile(...files),
      };
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    selectAll: async () => {
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
    },
    // A click in the middle may hit any part of the field; each part moves on to the next.
    typeDate: async ({ year, month, day }) => {
      for (const key of ['ArrowLeft', 'ArrowLeft'] as const) await page.keyboard.press(key);
      await page.keyboard.type(`${month}${day}${year}`);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    listFaults: async () => faults,
    close: () => context.close(),
  };
}

/** A function call as an expression for the page; the input must be JSON. */
function callIn(call: (input: never) => unknown, input: Plain): string {
  return `(${call})(${JSON.stringify(input)})`;
}

/** Policy violations appear in Firefox's console, which BiDi does not report. */
function reportViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`),
  );
}
