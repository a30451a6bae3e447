import { startPortalCalendars } from '../../server/src/testing/portal-calendars.ts';
import { test as withBrowser } from './test.ts';

export { expect } from '@playwright/test';

type Portal = Awaited<ReturnType<typeof startPortalCalendars>>;

/** A story whose site may read the calendars of a stand-in portal. */
export const test = withBrowser.extend<{ readonly portal: Portal }>({
  portal: async ({ browserName: _ }, use) => {
    const portal = await startPortalCalendars();
    await use(portal);
    await portal.close();
  },
  siteVariables: async ({ portal }, use) => use({ ICAL_TRUSTED_HOSTS: portal.host }),
});
