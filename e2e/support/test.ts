import type { BrowserContext, Page } from '@playwright/test';
import type { BackOffice } from './back-office.ts';
import { openInBrowser } from './shells/browser.ts';
import { openInDesktop } from './shells/desktop.ts';
import { expect, type SiteOptions, test as withSite } from './site-test.ts';

export { expect } from './site-test.ts';

type ShellOption = {
  /** What the back office is opened in. */
  readonly shell: 'browser' | 'desktop';
};

export type StoryOptions = SiteOptions & ShellOption;

type Fixtures = {
  readonly backOffice: BackOffice;
  /** A page of the public site as a visitor sees it, in a browser of her own. */
  readonly visit: (path: string) => Promise<Page>;
  readonly faults: string[];
};

/**
 * A story: a browser, and a site of its own on an empty DATA_DIR.
 * It fails on what the console of anybody in it would show: script errors, refused policies, requests that failed.
 */
export const test = withSite.extend<ShellOption & Fixtures>({
  shell: ['browser', { option: true }],
  baseURL: async ({ site }, use) => use(site.origin),
  backOffice: async ({ page, site, shell }, use) => {
    if (shell === 'browser') return use(openInBrowser(page, site));
    const desktop = await openInDesktop(page, site);
    await use(desktop);
    await desktop.close();
  },
  visit: async ({ browser, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (path) => {
      const context = await browser.newContext();
      contexts.push(context);
      watch(context, faults);
      const page = await context.newPage();
      await page.goto(path);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      watch(context, faults);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Notes what goes wrong in any page of a browser. */
function watch(context: BrowserContext, faults: string[]): void {
  context.on('weberror', (fault) => faults.push(`page error: ${fault.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedAnswer(message.text())) faults.push(`console: ${message.text()}`);
  });
}

/** The browser notes each 4xx that a script handles; those are the story's own subject. */
function isExpectedAnswer(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(text);
}
