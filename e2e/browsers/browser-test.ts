import { writeFileSync } from 'node:fs';
import { test as siteTest } from '../support/site-test.ts';
import { startFirefox } from './firefox.ts';
import { type Person, personAt } from './person.ts';
import type { Size, StartedBrowser } from './tab.ts';
import { startWebKit } from './webkit.ts';

export { expect } from '../support/site-test.ts';

const STARTS = { firefox: startFirefox, webkit: startWebKit } as const;

export type BrowserOptions = { readonly engine: keyof typeof STARTS };
export type SizeOption = { readonly size: Size };

type Fixtures = {
  readonly person: Person;
};

/** A journey: a fresh site, and a person using a browser other than Chromium. */
export const test = siteTest.extend<SizeOption & Fixtures, BrowserOptions & { readonly started: StartedBrowser }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  size: [{ width: 390, height: 844 }, { option: true }],
  started: [
    async ({ engine }, use) => {
      const browser = await STARTS[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  person: async ({ started, size }, use, testInfo) => {
    const tab = await started.openTab(size);
    await use(personAt(tab));
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath('window.png'), await tab.picture());
    const faults = await tab.listFaults();
    await tab.close();
    siteTest.expect(faults).toEqual([]);
  },
});
