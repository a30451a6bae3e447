import { test as base } from '@playwright/test';
import { copyPreparedFolder } from './prepared-sites.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from './start-site.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Further environment variables of the site. */
  readonly siteVariables: Readonly<Record<string, string>>;
  readonly site: RunningSite;
};

/** A site in a separate process, without a browser. */
export const test = base.extend<Fixtures>({
  siteVariables: {},
  site: async ({ browserName, siteVariables }, use) => {
    const dataDir = makeDataDir(browserName);
    copyPreparedFolder(dataDir, false);
    const site = await startSite({ dataDir, variables: siteVariables });
    await use(site);
    await site.stop();
    removeDataDir(dataDir);
  },
});
