import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Fetch, SafeStorage } from '../main/electron-surface.ts';
import { startDesktop } from '../main/main.ts';
import type { Schedule } from '../main/schedule.ts';
import { createElectronStandIn, type ElectronStandIn } from './electron-stand-in.ts';

/** A folder for one test, with a renderer of two files in it. */
export async function makeFolder(): Promise<{ readonly folder: string; readonly remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'approdo-desktop-'));
  await mkdir(join(folder, 'renderer', 'assets'), { recursive: true });
  await writeFile(join(folder, 'renderer', 'index.html'), '<!doctype html><title>Approdo</title>');
  await writeFile(join(folder, 'renderer', 'assets', 'main.js'), 'export {};');
  await writeFile(join(folder, 'secret.txt'), 'not for the page');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

type Options = {
  readonly folder: string;
  readonly keychain?: SafeStorage;
  readonly isFirstCopy?: boolean;
  readonly platform?: NodeJS.Platform;
  readonly fetch?: Fetch;
  readonly isOnline?: () => boolean;
  readonly schedule?: Schedule;
};

/** Main, started in a stand-in. */
export async function startStandIn({
  folder,
  platform = 'linux',
  schedule = neverAgain,
  ...options
}: Options): Promise<ElectronStandIn> {
  const standIn = createElectronStandIn({ userData: folder, ...options });
  await startDesktop({
    electron: standIn.electron,
    platform,
    rendererFolder: join(folder, 'renderer'),
    preloadFile: join(folder, 'preload.cjs'),
    schedule,
  });
  return standIn;
}

/** A test that is not about time has none. */
const neverAgain: Schedule = () => () => undefined;
