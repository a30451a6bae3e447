import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../testing/start-stand-in.ts';
import type { Question } from './electron-surface.ts';
import { UPDATES } from './texts.ts';
import { openUpdates } from './updates.ts';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
});

afterEach(() => remove());

/** Updates with an updater that has found 2.0.0, and a person who presses these buttons one after another. */
async function open(buttons: readonly string[], found: boolean | 'fails' = true) {
  const asked: string[] = [];
  const did: string[] = [];
  const left = [...buttons];
  const updater = {
    autoDownload: true,
    autoInstallOnAppQuit: true,
    checkForUpdates: async () => {
      if (found === 'fails') throw new Error('net::ERR_FAILED');
      return { isUpdateAvailable: found, updateInfo: { version: '2.0.0' } };
    },
    downloadUpdate: async () => did.push('download'),
    quitAndInstall: () => did.push('install'),
  };
  const dialog = {
    showMessageBox: async ({ message, buttons: offered }: Question) => {
      asked.push(message);
      return { response: offered.indexOf(left.shift() ?? '') };
    },
  };
  const updates = await openUpdates({
    file: `${folder}/updates.json`,
    dialog,
    loadUpdater: async () => updater,
    onInstall: () => did.push('close'),
  });
  return { updates, updater, asked, did };
}

test('nothing is fetched or installed before the person says so', async () => {
  const { updates, updater, asked, did } = await open([UPDATES.later]);
  await updates.check();
  expect(asked).toEqual([UPDATES.found('2.0.0')]);
  expect(did).toEqual([]);
  expect(updater).toMatchObject({ autoDownload: false, autoInstallOnAppQuit: false });
});

test('what is fetched is installed at once, or when the app is closed', async () => {
  const now = await open([UPDATES.download, UPDATES.restart]);
  await now.updates.check();
  expect(now.did).toEqual(['download', 'close', 'install']);
  const later = await open([UPDATES.download, UPDATES.onQuit]);
  await later.updates.check();
  expect(later.did).toEqual(['download']);
  expect(later.updater.autoInstallOnAppQuit).toBe(true);
});

test('a version that is skipped is told of again only to who asks', async () => {
  await (await open([UPDATES.skip])).updates.checkQuietly();
  const again = await open([UPDATES.later]);
  await again.updates.checkQuietly();
  expect(again.asked).toEqual([]);
  await again.updates.check();
  expect(again.asked).toEqual([UPDATES.found('2.0.0')]);
});

test('who wants no search at the start gets none', async () => {
  const first = await open([]);
  expect(first.updates.isAutomatic()).toBe(true);
  await first.updates.setAutomatic(false);
  const again = await open([]);
  expect(again.updates.isAutomatic()).toBe(false);
  await again.updates.checkQuietly();
  expect(again.asked).toEqual([]);
});

test('at the start nothing new and no network are silent; who asked is told', async () => {
  const none = await open([UPDATES.fine], false);
  await none.updates.checkQuietly();
  expect(none.asked).toEqual([]);
  await none.updates.check();
  expect(none.asked).toEqual([UPDATES.none]);
  const broken = await open([UPDATES.fine], 'fails');
  await broken.updates.checkQuietly();
  expect(broken.asked).toEqual([]);
  await broken.updates.check();
  expect(broken.asked).toEqual([UPDATES.failed]);
});
