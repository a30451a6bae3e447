import { type DriveStandIn, startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import type { ApiClient } from './api.ts';
import { test as withSite } from './site-test.ts';
import { test as withBrowser } from './test.ts';

export { expect } from '@playwright/test';

type Google = { readonly google: DriveStandIn };

/** A story whose site uses a stand-in for Google. */
export const test = withBrowser.extend<Google>({
  google: async ({ browserName: _ }, use) => lendGoogle(use),
  siteVariables: async ({ google }, use) => use(driveVariables(google)),
});

/** The same, with the site in a process of its own and without a browser. */
export const testAlone = withSite.extend<Google>({
  google: async ({ browserName: _ }, use) => lendGoogle(use),
  siteVariables: async ({ google }, use) => use(driveVariables(google)),
});

async function lendGoogle(use: (google: DriveStandIn) => Promise<void>): Promise<void> {
  const google = await startDriveStandIn();
  await use(google);
  await google.close();
}

/** The environment of a site that uses the stand-in for Google. */
export function driveVariables({ credentials, root }: DriveStandIn): Readonly<Record<string, string>> {
  return {
    GOOGLE_DRIVE_CLIENT_ID: credentials.clientId,
    GOOGLE_DRIVE_CLIENT_SECRET: credentials.clientSecret,
    GOOGLE_DRIVE_ROOT: root,
  };
}

/** Links Google Drive as the owner does, for stories that begin after that. */
export async function linkDrive(google: DriveStandIn, owner: ApiClient): Promise<void> {
  const { url } = await owner.backup.linkDrive();
  await fetch(await google.consent(url), { redirect: 'manual' });
}
