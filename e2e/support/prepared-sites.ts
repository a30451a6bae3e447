import { constants, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestsFolder } from '../../scripts/tests-folder.ts';
import { prepareQuietSite } from './quiet-site.ts';
import type { SharedPlace } from './shared-sites.ts';
import { startSiteHost } from './site-host.ts';

/** Where the processes of one run find its prepared sites. */
const PLACE = 'APPRODO_PREPARED_SITES';

/** Whether the sites of this run use PostgreSQL and a bucket; by default SQLite and a folder. */
export const areShared = process.env.TEST_ENGINE === 'postgres';

/**
 * Runs before the first story: temporary folders in memory, with one fresh DATA_DIR and one with starter content, each
 * with its owner. Every story begins with a copy.
 */
export default async function prepareSites(): Promise<() => Promise<void>> {
  const folder = makeTestsFolder();
  process.env.TMPDIR = folder;
  process.env[PLACE] = join(folder, 'prepared');
  mkdirSync(join(folder, 'prepared'));
  await prepareQuietSite(preparedFolder(false));
  if (areShared) return await (await import('./shared-sites.ts')).prepareSharedSites(folder);
  const host = await startSiteHost();
  for (const isDemo of [false, true]) await (await host.open({ dataDir: preparedFolder(isDemo) })).stop();
  await host.close();
  return async () => undefined;
}

/** Makes the folder the DATA_DIR of a site with its owner, as if it had been started once. */
export async function copyPreparedSite(dataDir: string, isDemo: boolean): Promise<SharedPlace> {
  if (areShared) return await (await import('./shared-sites.ts')).openSharedPlace(isDemo, dataDir);
  copyPreparedFolder(dataDir, isDemo);
  return { variables: {}, close: async () => undefined };
}

/** The same, on SQLite. */
export function copyPreparedFolder(dataDir: string, isDemo: boolean): void {
  cpSync(preparedFolder(isDemo), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function preparedFolder(isDemo: boolean): string {
  return join(process.env[PLACE] ?? '', isDemo ? 'demo' : 'quiet');
}
