import { test as base } from '@playwright/test';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from './start-site.ts';

export { expect } from '@playwright/test';

export type SiteOptions = {
  /** What the environment says to the site beyond what it always does. */
  readonly siteVariables: Readonly<Record<string, string>>;
  /** Whether guests come and go in it, as in an installation that is new. */
  readonly isDemo: boolean;
};

/** A site of its own on an empty DATA_DIR, and nobody who looks at it: no browser is started. */
export const test = base.extend<SiteOptions & { readonly site: RunningSite }>({
  siteVariables: [{}, { option: true }],
  isDemo: [false, { option: true }],
  site: async ({ browserName, siteVariables, isDemo }, use) => {
    const dataDir = makeDataDir(browserName);
    const site = await startSite({ dataDir, isDemo, variables: siteVariables });
    await use(site);
    await site.stop();
    removeDataDir(dataDir);
  },
});
