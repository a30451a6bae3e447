import { type DriveStandIn, startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import type { ApiClient } from './api.ts';
import { test as withSite } from './test.ts';

export { expect } from '@playwright/test';

/** A story whose site knows a stand-in of Google. */
export const test = withSite.extend<{ readonly google: DriveStandIn }>({
  google: async ({ browserName: _ }, use) => {
    const google = await startDriveStandIn();
    await use(google);
    await google.close();
  },
  siteVariables: async ({ google }, use) => use(driveVariables(google)),
});

/** What a site must be told to take the stand-in for Google. */
export function driveVariables({ credentials, root }: DriveStandIn): Readonly<Record<string, string>> {
  return {
    GOOGLE_DRIVE_CLIENT_ID: credentials.clientId,
    GOOGLE_DRIVE_CLIENT_SECRET: credentials.clientSecret,
    GOOGLE_DRIVE_ROOT: root,
  };
}

/** Links the Drive as the owner does, for stories that begin after that. */
export async function linkDrive(google: DriveStandIn, owner: ApiClient): Promise<void> {
  const { url } = await owner.backup.linkDrive();
  await fetch(await google.consent(url), { redirect: 'manual' });
}
