import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from '@playwright/test';
import type { BackOffice } from './back-office.ts';
import { watchPages } from './page-faults.ts';
import { copyPreparedSite } from './prepared-sites.ts';
import { openInBrowser } from './shells/browser.ts';
import { openInDesktop } from './shells/desktop.ts';
import { type SiteHost, startSiteHost } from './site-host.ts';
import { makeDataDir, removeDataDir, type Site } from './start-site.ts';

export { expect } from '@playwright/test';

export type StoryOptions = {
  /** Further environment variables of the site. */
  readonly siteVariables: Readonly<Record<string, string>>;
  /** Whether it has starter content and guests, like a new installation. */
  readonly isDemo: boolean;
  /** The back office's shell. */
  readonly shell: 'browser' | 'desktop';
};

type Fixtures = {
  readonly site: Site;
  /** Moves the site's clock forward by so many milliseconds. */
  readonly moveClock: (byMs: number) => Promise<unknown>;
  /** Stops the site and restarts it so many milliseconds later, by its own clock. */
  readonly restart: (afterMs: number) => Promise<unknown>;
  readonly backOffice: BackOffice;
  /** A page of the public site as a visitor sees it, in a browser context of its own, with its own options. */
  readonly visit: (path: string, browser?: BrowserContextOptions) => Promise<Page>;
  readonly faults: string[];
};

/**
 * A story: a browser, and a fresh site of its own. It fails on what any page's console would list: script errors,
 * policy violations, failed requests.
 */
export const test = base.extend<StoryOptions & Fixtures, { readonly host: SiteHost }>({
  siteVariables: [{}, { option: true }],
  isDemo: [false, { option: true }],
  shell: ['browser', { option: true }],
  host: [
    async ({ browserName: _ }, use) => {
      const host = await startSiteHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],
  site: async ({ host, browserName, siteVariables, isDemo }, use) => {
    const dataDir = makeDataDir(browserName);
    const place = await copyPreparedSite(dataDir, isDemo);
    const site = await host.open({ dataDir, variables: { ...place.variables, ...siteVariables } });
    await use(site);
    await site.stop();
    await place.close();
    removeDataDir(dataDir);
  },
  moveClock: async ({ host, site }, use) => use((byMs) => host.moveClock(site, byMs)),
  restart: async ({ host, site }, use) => use((afterMs) => host.restart(site, afterMs)),
  baseURL: async ({ site }, use) => use(site.origin),
  backOffice: async ({ page, site, shell }, use) => {
    if (shell === 'browser') return use(openInBrowser(page, site));
    const desktop = await openInDesktop(page, site);
    await use(desktop);
    await desktop.close();
  },
  visit: async ({ browser, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path, options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      await watchPages(context, faults);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      await watchPages(context, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
