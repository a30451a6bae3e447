import { test as base } from '@playwright/test';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from './start-site.ts';

export { expect } from '@playwright/test';

/**
 * A story: a browser, and a site of its own on an empty DATA_DIR.
 * It fails on what a visitor's console would show: script errors, refused policies, requests that failed.
 */
export const test = base.extend<{ site: RunningSite; faults: string[] }>({
  site: async ({ browserName }, use) => {
    const dataDir = makeDataDir(browserName);
    const site = await startSite({ dataDir });
    await use(site);
    await site.stop();
    removeDataDir(dataDir);
  },
  baseURL: async ({ site }, use) => use(site.origin),
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isExpectedAnswer(message.text())) faults.push(`console: ${message.text()}`);
      });
      await use(faults);
      base.expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** The browser notes each 4xx that a script handles; those are the story's own subject. */
function isExpectedAnswer(text: string): boolean {
  return /^Failed to load resource: the server responded with a status of 4\d\d/.test(text);
}
