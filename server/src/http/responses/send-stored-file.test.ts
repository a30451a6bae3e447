import { once } from 'node:events';
import { truncateSync, writeFileSync } from 'node:fs';
import { get as request } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFolderFiles } from '../../adapters/site-files/create-site-files-provider.ts';
import type { SiteFiles } from '../../adapters/site-files/site-files.ts';
import { createTestSite, type TestSite } from '../../testing/index.ts';

const FILE = '/uploads/parts.mp3';
const BYTES = Buffer.alloc(10_000).map((_, index) => index % 251);

let site: TestSite;
/** What was read of files, in the order in which they were opened. */
const opened: Readable[] = [];

beforeAll(async () => {
  site = await createTestSite({ openFiles: noteOpened });
  writeFileSync(join(site.uploads, 'parts.mp3'), BYTES);
});
afterAll(() => site.close());

function noteOpened(folder: string): SiteFiles {
  const files = openFolderFiles(folder);
  const open: SiteFiles['store']['open'] = async (name, part) => {
    const file = await files.store.open(name, part);
    if (file) opened.push(file.content);
    return file;
  };
  return { ...files, store: { ...files.store, open } };
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${site.origin}${path}`, { headers });
}

describe('a file of the library', () => {
  test.each([
    ['bytes=0-', 0, 9999],
    ['bytes=0-0', 0, 0],
    ['bytes=9990-', 9990, 9999],
    ['bytes=9990-20000', 9990, 9999],
    ['bytes=-10', 9990, 9999],
    ['bytes=-20000', 0, 9999],
  ])('has the part %s', async (range, first, last) => {
    const part = await get(FILE, { range });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes ${first}-${last}/10000`);
    expect(part.headers.get('content-length')).toBe(String(last - first + 1));
    expect(part.headers.get('content-type')).toBe('audio/mpeg');
    expect(part.headers.get('cache-control')).toContain('immutable');
    expect(Buffer.from(await part.arrayBuffer()).equals(BYTES.subarray(first, last + 1))).toBe(true);
  });

  test.each(['bytes=10000-', 'bytes=-0', 'bytes=20000-30000'])('has no part %s, and says its size', async (range) => {
    const refused = await get(FILE, { range });
    expect(refused.status).toBe(416);
    expect(refused.headers.get('content-range')).toBe('bytes */10000');
    expect(refused.headers.get('cache-control')).toBeNull();
    expect(await refused.json()).toHaveProperty('error');
  });

  test.each([
    'bytes=5-2',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'pages=1-2',
    'bytes=0-1,5-6',
    `bytes=0-${'9'.repeat(400)}`,
  ])('is sent whole when somebody asks for %s', async (range) => {
    const whole = await get(FILE, { range });
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect((await whole.arrayBuffer()).byteLength).toBe(10_000);
  });

  test('goes on after a part of the same file, and is sent whole after a part of another', async () => {
    const ask = (condition: string) =>
      get(FILE, { range: 'bytes=5000-', 'if-range': condition }).then(({ status }) => status);
    expect(await ask('"parts.mp3"')).toBe(206);
    expect(await ask('"another"')).toBe(200);
    expect(await ask('W/"parts.mp3"')).toBe(200);
    expect(await ask('Wed, 21 Oct 2026 07:28:00 GMT')).toBe(200);
  });

  test('is described when only its head is asked for', async () => {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      fetch(`${site.origin}${path}`, { method: 'HEAD', headers });
    const { headers, status } = await ask(FILE);
    const whole = await get(FILE);
    expect(status).toBe(200);
    for (const name of ['content-length', 'content-type', 'etag', 'cache-control', 'accept-ranges']) {
      expect(headers.get(name)).toBe(whole.headers.get(name));
    }
    expect((await ask(FILE, { range: 'bytes=0-9' })).status).toBe(200);
    expect((await ask(FILE, { 'if-none-match': '*' })).status).toBe(304);
    expect((await ask('/uploads/niente.jpg')).status).toBe(404);
  });

  test('that is not there is also refused to a caller who claims to have it', async () => {
    expect((await get('/uploads/niente.jpg', { 'if-none-match': '*' })).status).toBe(404);
    expect((await get('/uploads/niente.jpg?w=480', { 'if-none-match': '"niente.jpg"' })).status).toBe(404);
  });

  test('is let go when who asked for it has left', async () => {
    writeFileSync(join(site.uploads, 'long.mp4'), '');
    truncateSync(join(site.uploads, 'long.mp4'), 60_000_000);
    opened.length = 0;
    for (let round = 0; round < 5; round += 1) {
      const outgoing = request(`${site.origin}/uploads/long.mp4`);
      const [answer] = await once(outgoing, 'response');
      await once(answer, 'readable');
      outgoing.destroy();
    }
    expect(opened).toHaveLength(5);
    await expect.poll(() => opened.every(({ closed, readableEnded }) => closed && !readableEnded)).toBe(true);
  });
});
