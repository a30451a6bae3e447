import { type PortalStandIn, startAlloggiatiPortal } from '../../server/src/testing/alloggiati-portal.ts';
import { test as withBrowser } from './test.ts';

export { expect } from '@playwright/test';

/** A story whose site accepts a stand-in for the portal Alloggiati Web. */
export const test = withBrowser.extend<{ readonly alloggiati: PortalStandIn }>({
  alloggiati: async ({ browserName: _ }, use) => {
    const portal = await startAlloggiatiPortal();
    await use(portal);
    await portal.close();
  },
  siteVariables: async ({ alloggiati }, use) => use({ ALLOGGIATI_TABLES_ROOT: alloggiati.root }),
});
