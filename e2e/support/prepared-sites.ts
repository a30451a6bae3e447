import { constants, cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestsFolder } from '../../scripts/tests-folder.ts';
import { prepareQuietSite } from './quiet-site.ts';
import { startSiteHost } from './site-host.ts';

/** Where the stories of one run, each in a process of Playwright's, find what was prepared for them. */
const PLACE = 'APPRODO_PREPARED_SITES';

/**
 * Before the first story of a run: temporary folders in memory, and in them one DATA_DIR in which nothing has happened yet
 * and one as an installation comes, each with its owner. Every story begins with a copy.
 */
export default async function prepareSites(): Promise<void> {
  const folder = makeTestsFolder();
  process.env.TMPDIR = folder;
  process.env[PLACE] = join(folder, 'prepared');
  mkdirSync(join(folder, 'prepared'));
  await prepareQuietSite(preparedFolder(false));
  const host = await startSiteHost();
  for (const isDemo of [false, true]) await (await host.open({ dataDir: preparedFolder(isDemo) })).stop();
  await host.close();
}

/** Fills a folder with a site that has its owner, as if it had been started once. */
export function copyPreparedSite(dataDir: string, isDemo: boolean): void {
  cpSync(preparedFolder(isDemo), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function preparedFolder(isDemo: boolean): string {
  return join(process.env[PLACE] ?? '', isDemo ? 'demo' : 'quiet');
}
