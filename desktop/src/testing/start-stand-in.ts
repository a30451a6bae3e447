import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { GoogleEndpoints } from '../main/drive/computer-drive.ts';
import { startDesktop } from '../main/main.ts';
import type { Installed } from '../main/updates/updates.ts';
import { createElectronStandIn, type ElectronStandIn } from './electron-stand-in.ts';
import { type SiteServer, startSiteServer } from './site-server.ts';

/** A folder for one test, with a renderer of two files in it. */
export async function makeFolder(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'approdo-desktop-'));
  await mkdir(join(folder, 'renderer', 'assets'), { recursive: true });
  await writeFile(join(folder, 'renderer', 'index.html'), '<!doctype html><title>Approdo</title>');
  await writeFile(join(folder, 'renderer', 'assets', 'main.js'), 'export {};');
  await writeFile(join(folder, 'secret.txt'), 'not for the page');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The same, with a site's server beside it. */
export async function makeFolderAndSite() {
  const { folder, remove } = await makeFolder();
  const server = await startSiteServer();
  return {
    folder,
    server,
    async close(): Promise<void> {
      await server.close();
      await remove();
    },
  };
}

type Options = Omit<Parameters<typeof createElectronStandIn>[0], 'userData'> & {
  readonly folder: string;
  readonly platform?: NodeJS.Platform;
  readonly argv?: readonly string[];
  readonly schedule?: Schedule;
  readonly now?: () => Date;
  readonly installedProgram?: string;
  readonly google?: GoogleEndpoints;
  readonly updatesOf?: Installed;
};

/** Main, started in a stand-in. */
export async function startStandIn(options: Options): Promise<ElectronStandIn> {
  const {
    folder,
    platform = 'linux',
    argv = [],
    schedule = neverAgain,
    now,
    installedProgram,
    google,
    updatesOf,
    ...rest
  } = options;
  const standIn = createElectronStandIn({ userData: folder, ...rest });
  await startDesktop({
    electron: standIn.electron,
    platform,
    argv,
    rendererFolder: join(folder, 'renderer'),
    preloadFile: join(folder, 'preload.cjs'),
    photoProcessFile: join(import.meta.dirname, '../photo/photo-process.ts'),
    iconsFolder: join(import.meta.dirname, '../../icons'),
    schedule,
    ...(now && { now }),
    ...(google && { google }),
    ...(installedProgram && { installedProgram }),
    ...(updatesOf && { updatesOf }),
  });
  return standIn;
}

/** The same, with the site chosen. */
export async function startAtSite({ address }: SiteServer, options: Options): Promise<ElectronStandIn> {
  const desktop = await startStandIn(options);
  assert.partialDeepStrictEqual(await desktop.call('approdo:addSite', [address]), { ok: true });
  return desktop;
}

/** Tests that are not about time have none. */
const neverAgain: Schedule = () => () => undefined;
