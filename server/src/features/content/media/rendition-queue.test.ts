import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFolderStore } from '../../../adapters/file-store/folder-store.ts';
import { createMediaStore } from '../../../adapters/media-store.ts';
import { makeRenditions } from '../../../adapters/renditions.ts';
import { uploadKey } from '../../../adapters/site-files/site-files.ts';
import { openStoredFiles } from '../../../adapters/site-files/stored-files.ts';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { aPicture } from '../../../testing/media-files.ts';
import { createRenditionQueue } from './rendition-queue.ts';

let site: TestSite;
let renditions: string;

beforeEach(async () => {
  site = await createTestSite();
  renditions = join(dirname(site.uploads), 'renditions');
  writeFileSync(join(site.uploads, 'terrace.jpg'), await aPicture());
  writeFileSync(join(site.uploads, 'kitchen.jpg'), 'no picture at all');
});
afterEach(() => site.close());

test('what is missing at a start is made, and nothing else', async () => {
  mkdirSync(join(renditions, 'terrace.jpg.making'));
  await site.app.renditions.start();
  await site.app.renditions.waitUntilIdle();
  expect(readdirSync(renditions).toSorted()).toEqual(['kitchen.jpg', 'terrace.jpg']);
  expect(readdirSync(join(renditions, 'kitchen.jpg'))).toEqual([]);

  rmSync(join(renditions, 'terrace.jpg'), { recursive: true });
  writeFileSync(join(renditions, 'kitchen.jpg', 'marked'), '');
  await site.app.renditions.start();
  await site.app.renditions.waitUntilIdle();
  expect(existsSync(join(renditions, 'terrace.jpg', '480.avif'))).toBe(true);
  expect(existsSync(join(renditions, 'kitchen.jpg', 'marked'))).toBe(true);
});

test('the picture that a visitor is shown in its original comes first, whichever it is', async () => {
  writeFileSync(join(site.uploads, 'kitchen.jpg'), await aPicture());
  const madeAt = (file: string) => statSync(join(renditions, file), { bigint: true }).ctimeNs;
  for (const [viewed, other] of [
    ['terrace.jpg', 'kitchen.jpg'],
    ['kitchen.jpg', 'terrace.jpg'],
  ] as const) {
    await site.app.renditions.startSoon();
    const answer = await fetch(`${site.origin}/uploads/${viewed}?w=480`, { headers: { accept: 'image/avif' } });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    await site.app.renditions.start();
    await site.app.renditions.waitUntilIdle();
    expect(madeAt(viewed)).toBeLessThan(madeAt(other));
    for (const file of [viewed, other]) rmSync(join(renditions, file), { recursive: true });
  }
});

test('a picture that waits for nothing is not made because somebody asks for it', async () => {
  await fetch(`${site.origin}/uploads/terrace.jpg?w=480`);
  await site.app.renditions.waitUntilIdle();
  expect(readdirSync(renditions)).toEqual([]);
});

test('renditions go with their picture', async () => {
  const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  const file = new File([new Uint8Array(await aPicture())], 'a.jpg');
  const { id } = await editor.client.media.add({ file, body: {} });
  await site.app.renditions.waitUntilIdle();
  expect(readdirSync(renditions)).toHaveLength(1);
  await editor.client.media.remove({ params: { id } });
  expect(readdirSync(renditions)).toEqual([]);
});

test('of a picture that is removed while its renditions are made none stay, though a store keeps it for backups', async () => {
  const folder = join(dirname(site.uploads), 'stored');
  const files = openStoredFiles({ store: createFolderStore(folder), scratch: join(folder, 'scratch') });
  const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  const file = new File([new Uint8Array(await aPicture())], 'a.jpg');
  const { id, url } = await editor.client.media.add({ file, body: {} });
  await site.app.renditions.waitUntilIdle();
  const name = basename(url);
  await files.store.put(uploadKey(name), join(site.uploads, name));
  const queue = createRenditionQueue({
    database: site.database,
    store: createMediaStore(files),
    pictureMaker: {
      async makeRenditions(work) {
        await makeRenditions(work);
        await editor.client.media.remove({ params: { id } });
      },
    },
    log: { warn: (fault: unknown) => expect.unreachable(String(fault)) },
  });
  queue.add(name);
  await queue.waitUntilIdle();
  expect(await files.store.find(uploadKey(name))).toBeDefined();
  expect([...(await files.renditionSets.listFilled())]).toEqual([]);
});

test('a queue that is stopped begins nothing', async () => {
  await site.app.renditions.startSoon();
  await site.app.renditions.stop();
  await site.app.renditions.start();
  await site.app.renditions.waitUntilIdle();
  expect(readdirSync(renditions)).toEqual([]);
});

test('a queue that rests leaves what waits to others, and begins anew', async () => {
  await site.app.renditions.startSoon();
  site.app.renditions.rest();
  await site.app.renditions.waitUntilIdle();
  expect(site.app.renditions.prioritize('terrace.jpg')).toBe(false);
  await site.app.renditions.start();
  await site.app.renditions.waitUntilIdle();
  expect(readdirSync(renditions).toSorted()).toEqual(['kitchen.jpg', 'terrace.jpg']);
});

test('what is found to be missing later than it should begin is made all the same', async () => {
  const early = vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const found = site.app.renditions.startSoon();
  early.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await found;
  await site.app.renditions.waitUntilIdle();
  expect(readdirSync(renditions).toSorted()).toEqual(['kitchen.jpg', 'terrace.jpg']);
});

test('a look that ends after the queue came to rest finds nothing', async () => {
  const found = site.app.renditions.startSoon();
  site.app.renditions.rest();
  await found;
  expect(site.app.renditions.prioritize('terrace.jpg')).toBe(false);
});
