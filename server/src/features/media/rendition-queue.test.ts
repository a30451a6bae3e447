import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { aPicture } from '../../testing/media-files.ts';

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
  await site.app.renditions.settle();
  expect(readdirSync(renditions).toSorted()).toEqual(['kitchen.jpg', 'terrace.jpg']);
  expect(readdirSync(join(renditions, 'kitchen.jpg'))).toEqual([]);

  rmSync(join(renditions, 'terrace.jpg'), { recursive: true });
  writeFileSync(join(renditions, 'kitchen.jpg', 'marked'), '');
  await site.app.renditions.start();
  await site.app.renditions.settle();
  expect(existsSync(join(renditions, 'terrace.jpg', '480.avif'))).toBe(true);
  expect(existsSync(join(renditions, 'kitchen.jpg', 'marked'))).toBe(true);
});

test('renditions go with their picture', async () => {
  const editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
  const file = new File([new Uint8Array(await aPicture())], 'a.jpg');
  const { id } = await editor.client.media.add({ file, body: {} });
  await site.app.renditions.settle();
  expect(readdirSync(renditions)).toHaveLength(1);
  await editor.client.media.remove({ params: { id } });
  expect(readdirSync(renditions)).toEqual([]);
});

test('a queue that is stopped begins nothing', async () => {
  site.app.renditions.startSoon();
  await site.app.renditions.stop();
  await site.app.renditions.start();
  await site.app.renditions.settle();
  expect(readdirSync(renditions)).toEqual([]);
});
