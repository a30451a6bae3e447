import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../testing/start-stand-in.ts';
import type { Question } from '../electron-surface.ts';
import { TEXTS, UPDATES } from '../texts.ts';
import { openUpdates } from './updates.ts';

let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  ({ folder, remove } = await makeFolder());
  await writeFeed('https://lamiacasa.it/app');
});

afterEach(() => remove());

/** As electron-builder writes it. */
async function writeFeed(address: string): Promise<void> {
  await writeFile(`${folder}/app-update.yml`, `provider: generic\nurl: ${address}\nupdaterCacheDirName: approdo\n`);
}

type Outcomes = { readonly found?: boolean | Error; readonly downloads?: readonly Error[] };

/** Updates whose updater has found 2.0.0, and a person who presses these buttons in turn. */
async function open(buttons: readonly string[], { found = true, downloads = [] }: Outcomes = {}) {
  const questions: string[] = [];
  const details: (string | undefined)[] = [];
  const faults = [...downloads];
  const did: string[] = [];
  const left = [...buttons];
  const updater = {
    autoDownload: true,
    autoInstallOnAppQuit: true,
    checkForUpdates: async () => {
      if (found instanceof Error) throw found;
      return { isUpdateAvailable: found, updateInfo: { version: '2.0.0' } };
    },
    downloadUpdate: async () => {
      did.push('download');
      const fault = faults.shift();
      if (fault) throw fault;
    },
    quitAndInstall: () => did.push('install'),
  };
  const dialog = {
    showMessageBox: async ({ message, detail, buttons: offered }: Question) => {
      questions.push(message);
      details.push(detail);
      return { response: offered.indexOf(left.shift() ?? '') };
    },
  };
  const updates = openUpdates({
    file: `${folder}/updates.json`,
    dialog,
    isOnline: () => true,
    installed: {
      feedFile: `${folder}/app-update.yml`,
      loadUpdater: async () => {
        did.push('load');
        return updater;
      },
    },
    onInstall: () => did.push('close'),
  });
  return { updates, updater, questions, details, did };
}

test('nothing is fetched or installed before the person says so', async () => {
  const { updates, updater, questions, did } = await open([UPDATES.later]);
  await updates.check();
  expect(questions).toEqual([UPDATES.found('2.0.0')]);
  expect(did).toEqual(['load']);
  expect(updater).toMatchObject({ autoDownload: false, autoInstallOnAppQuit: false });
});

test('what is fetched is installed at once, or when the app is closed', async () => {
  const now = await open([UPDATES.download, UPDATES.restart]);
  await now.updates.check();
  expect(now.did).toEqual(['load', 'download', 'close', 'install']);
  const later = await open([UPDATES.download, UPDATES.onQuit]);
  await later.updates.check();
  expect(later.did).toEqual(['load', 'download']);
  expect(later.updater.autoInstallOnAppQuit).toBe(true);
});

test('a version that is skipped is told of again only when somebody asks', async () => {
  await (await open([UPDATES.skip])).updates.checkQuietly();
  const again = await open([UPDATES.later]);
  await again.updates.checkQuietly();
  expect(again.questions).toEqual([]);
  await again.updates.check();
  expect(again.questions).toEqual([UPDATES.found('2.0.0')]);
});

test('who wants no search at the start gets none', async () => {
  const first = await open([]);
  expect(first.updates.isAutomatic()).toBe(true);
  await first.updates.setAutomatic(false);
  const again = await open([]);
  expect(again.updates.isAutomatic()).toBe(false);
  await again.updates.checkQuietly();
  expect(again.questions).toEqual([]);
});

test('at the start nothing new and no network are silent; who asked is told', async () => {
  const none = await open([UPDATES.fine], { found: false });
  await none.updates.checkQuietly();
  expect(none.questions).toEqual([]);
  await none.updates.check();
  expect(none.questions).toEqual([UPDATES.none]);
  const broken = await open([UPDATES.fine], { found: new Error('net::ERR_FAILED') });
  await broken.updates.checkQuietly();
  expect(broken.questions).toEqual([]);
  await broken.updates.check();
  expect(broken.questions).toEqual([UPDATES.notFound]);
  expect(broken.details).toEqual([UPDATES.silent]);
});

test.each([
  ['the network', new Error('net::ERR_INTERNET_DISCONNECTED'), TEXTS.offline],
  ['the server', new Error('HttpError: 503'), UPDATES.silent],
  ['the disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), TEXTS.diskFull],
  ['a file that is another', Object.assign(new Error('sha512'), { code: 'ERR_CHECKSUM_MISMATCH' }), UPDATES.forged],
])('a download that fails by %s says why, also at the start, and is tried again on demand', async (_by, fault, why) => {
  const { updates, questions, details, did } = await open([UPDATES.download, UPDATES.retry, UPDATES.onQuit], {
    downloads: [fault],
  });
  await updates.checkQuietly();
  expect(questions).toEqual([UPDATES.found('2.0.0'), UPDATES.notFetched('2.0.0'), UPDATES.ready('2.0.0')]);
  expect(details[1]).toBe(why);
  expect(did).toEqual(['load', 'download', 'download']);
});

test('who wants no further attempt is left in peace, and nothing is installed', async () => {
  const { updates, updater, did } = await open([UPDATES.download, UPDATES.later], { downloads: [new Error('net')] });
  await updates.check();
  expect(did).toEqual(['load', 'download']);
  expect(updater.autoInstallOnAppQuit).toBe(false);
});

test.each([
  ['a feed over plain http', 'http://lamiacasa.it/app', [UPDATES.notFound], [UPDATES.unsafeFeed]],
  ['one in quotes, too', "'http://lamiacasa.it/app'", [UPDATES.notFound], [UPDATES.unsafeFeed]],
  ['a copy without a feed', '', [UPDATES.noFeed], ['']],
])('%s is asked nothing, and who asks is told', async (_name, feed, messages, whys) => {
  await writeFeed(feed);
  const { updates, questions, details, did } = await open([UPDATES.fine]);
  await updates.checkQuietly();
  expect(questions).toEqual([]);
  await updates.check();
  expect(questions).toEqual(messages);
  expect(details).toEqual(whys);
  expect(did).toEqual([]);
});
