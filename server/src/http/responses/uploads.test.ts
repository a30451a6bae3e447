import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFolderStore } from '../../adapters/file-store/folder-store.ts';
import { openFolderFiles } from '../../adapters/site-files/create-site-files-provider.ts';
import { openStoredFiles } from '../../adapters/site-files/stored-files.ts';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { anAnimation, anMp4, aPicture } from '../../testing/media-files.ts';

const AVIF = 'image/avif,image/webp,image/png,*/*;q=0.8';
const WEBP = 'image/webp,*/*';

/** Where the files of a site may lie. */
const KINDS = {
  'a folder': openFolderFiles,
  'a store': (folder: string) =>
    openStoredFiles({ store: createFolderStore(folder), scratch: join(folder, 'incoming') }),
} as const;

describe.each(['a folder', 'a store'] as const)('in %s', (kind) => {
  let site: TestSite;
  let editor: Awaited<ReturnType<TestSite['signIn']>>;
  let photo: string;

  beforeAll(async () => {
    site = await createTestSite({ openFiles: KINDS[kind] });
    editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
    const pixels = Buffer.alloc(1500 * 600 * 3).map((_, index) => (index * 31 + (index >> 9)) % 251);
    const raw = { width: 1500, height: 600, channels: 3 } as const;
    photo = await upload(await sharp(pixels, { raw }).jpeg({ quality: 95 }).toBuffer());
  });
  afterAll(() => site.close());

  async function upload(bytes: Buffer): Promise<string> {
    const { url } = await editor.client.media.add({ file: new File([new Uint8Array(bytes)], 'a'), body: {} });
    return url;
  }

  function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${site.origin}${path}`, { headers });
  }

  async function sizeOf(answer: Response): Promise<{ width: number; height: number; format: string }> {
    const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return { width, height, format };
  }

  describe('a file of the library', () => {
    test('is kept for ever, is what it says and can do nothing', async () => {
      const { headers } = await get(photo);
      expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(headers.get('etag')).toMatch(/"/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain('sandbox');
      expect(headers.get('vary')).toBeNull();
    });

    test.each(['max-age=0', 'no-cache', 'no-store', ''])(
      'is not sent again to a browser that has it, and says "%s"',
      async (wish) => {
        const etag = (await get(photo)).headers.get('etag') ?? '';
        for (const known of [etag, `"another", W/${etag}`, '*']) {
          expect((await get(photo, { 'if-none-match': known, 'cache-control': wish })).status).toBe(304);
        }
        expect((await get(photo, { 'if-none-match': '"another"', 'cache-control': wish })).status).toBe(200);
      },
    );

    test('comes in parts, so that a film can be entered in its middle', async () => {
      const film = await upload(anMp4({ mediaBytes: 5000 }));
      const part = await get(film, { range: 'bytes=100-199' });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toMatch(/^bytes 100-199\/\d+$/);
      expect((await part.arrayBuffer()).byteLength).toBe(100);
      expect((await get(film, { range: 'bytes=999999-' })).status).toBe(416);
    });

    test.each(['evil.js', 'evil.html', 'evil.svg', 'evil.jpg.js', 'evil', 'evil.JPG', 'evil.json', 'constructor'])(
      'is not %j, even where it lies there',
      async (name) => {
        writeFileSync(join(site.uploads, name), 'alert(1)');
        expect((await get(`/uploads/${name}`)).status).toBe(404);
        expect((await get(`/uploads/${name}?w=480`)).status).toBe(404);
      },
    );

    test.each(['niente.jpg', '..%2fdatabase.sqlite', '.nascosto.jpg', 'a/b.jpg', '%00.jpg', ''])(
      'is not %j',
      async (name) => {
        writeFileSync(join(site.uploads, '.nascosto.jpg'), 'x');
        const answer = await get(`/uploads/${name}`);
        expect(answer.status).toBe(404);
        expect(await answer.json()).toHaveProperty('error');
      },
    );
  });

  describe('a picture that is asked for in a width', () => {
    test('is the original, and not kept, until its renditions are made', async () => {
      const early = await upload(await aPicture());
      const answer = await get(`${early}?w=480`, { accept: AVIF });
      if (answer.headers.get('cache-control') === 'no-cache') {
        expect(answer.headers.get('content-type')).toBe('image/jpeg');
        expect(answer.headers.get('vary')).toBe('Accept');
      }
      await site.app.renditions.waitUntilIdle();
      expect((await get(`${early}?w=480`, { accept: AVIF })).headers.get('cache-control')).toContain('immutable');
    });

    test.each([
      [480, AVIF, 'image/avif', 'heif'],
      [480, WEBP, 'image/webp', 'webp'],
      [960, 'image/avif;q=0, image/webp', 'image/webp', 'webp'],
      [1440, AVIF, 'image/avif', 'heif'],
    ])('comes %i wide to one who takes %s', async (width, accept, type, format) => {
      await site.app.renditions.waitUntilIdle();
      const answer = await get(`${photo}?w=${width}`, { accept });
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.headers.get('vary')).toBe('Accept');
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(await sizeOf(answer)).toMatchObject({ width, format });
    });

    test('is never larger than the original', async () => {
      await site.app.renditions.waitUntilIdle();
      expect(await sizeOf(await get(`${photo}?w=1920`, { accept: AVIF }))).toMatchObject({ width: 1500, height: 600 });
      const original = Number((await get(photo)).headers.get('content-length'));
      for (const width of [480, 960, 1440, 1920]) {
        const length = Number((await get(`${photo}?w=${width}`, { accept: WEBP })).headers.get('content-length'));
        expect(length).toBeLessThanOrEqual(original);
      }
    });

    test.each(['image/png', '*/*', ''])('comes as it is to one who takes only %j', async (accept) => {
      await site.app.renditions.waitUntilIdle();
      const answer = await get(`${photo}?w=480`, { accept });
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('vary')).toBe('Accept');
    });

    test.each(['500', '0480', '480px', '', '-1', '480&w=960'])('comes as it is in another width: %j', async (width) => {
      await site.app.renditions.waitUntilIdle();
      const answer = await get(`${photo}?w=${width}`, { accept: AVIF });
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(answer.headers.get('cache-control')).toContain('immutable');
    });

    test('still moves', async () => {
      const moving = await upload(await anAnimation('gif'));
      await site.app.renditions.waitUntilIdle();
      const answer = await get(`${moving}?w=480`, { accept: AVIF });
      expect(answer.headers.get('content-type')).toBe('image/gif');
    });
  });
});
