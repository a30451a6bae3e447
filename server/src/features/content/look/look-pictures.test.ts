import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DEFAULT_LOOK } from '@approdo/shared/domain/content/look/look';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDerivedFiles } from '../../../adapters/derived-files.ts';
import { createFolderStore } from '../../../adapters/file-store/folder-store.ts';
import { openFolderFiles } from '../../../adapters/site-files/create-site-files-provider.ts';
import { openStoredFiles } from '../../../adapters/site-files/stored-files.ts';
import { aStayRequest, createTestSite, type TestSite } from '../../../testing/index.ts';
import { aPicture } from '../../../testing/media-files.ts';
import { createLookPictures } from './look-pictures.ts';

const MINUTE = 60_000;

/** Where the files of a site may lie. */
const KINDS = {
  'a folder': openFolderFiles,
  'a store': (folder: string) =>
    openStoredFiles({ store: createFolderStore(folder), scratch: join(folder, 'incoming') }),
} as const;

let site: TestSite;
let admin: TestSite['anyone'];
beforeEach(async () => {
  site = await createTestSite();
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterEach(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.origin}${path}`, { headers });
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const tagOf = async (path: string) => (await get(path)).headers.get('etag') ?? '';

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><path fill="${colour}" d="M0 0h100v100H0z"/></svg>`;

async function add(content: string | Buffer, as: 'LOGO' | 'ICON' = 'LOGO'): Promise<string> {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  const { file } = await admin.look.addFile({ file: new File([bytes], 'logo'), body: { as } });
  return file;
}

type Edit = NonNullable<Parameters<TestSite['anyone']['look']['change']>[0]>['body'];

async function publish(body: Edit): Promise<void> {
  await admin.look.change({ body });
  await admin.look.publish();
}

async function addPicture(): Promise<string> {
  const picture = await aPicture({ width: 900, height: 900 });
  return (await admin.media.add({ file: new File([new Uint8Array(picture)], 'mare.jpg'), body: {} })).url;
}

async function sizeOf(path: string) {
  const { width, height, format } = await sharp(await bytesOf(await get(path))).metadata();
  return { width, height, format };
}

async function middleOf(path: string): Promise<readonly number[]> {
  const { data, info } = await sharp(await bytesOf(await get(path)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(middle, middle + 3)];
}

const derived = () => join(dirname(site.uploads), 'look');

describe('a site that publishes no logo', () => {
  test('has the icons of the program, kept for an hour, and no card; so again after going back', async () => {
    const read = async () => {
      const answers = await Promise.all(['/icon.svg', '/favicon.ico', '/share.jpg'].map((path) => get(path)));
      return await Promise.all(
        answers.map(async (answer) => {
          const { 'x-request-id': _id, date: _date, ...headers } = Object.fromEntries(answer.headers);
          return { status: answer.status, headers, body: await answer.text() };
        }),
      );
    };
    const before = await read();
    expect(before.map(({ status }) => status)).toEqual([200, 404, 404]);
    expect(before[0]?.headers['cache-control']).toBe('public, max-age=3600');
    await publish({ logo: await add(svg('#a00000')), share: 'CARD' });
    expect(await read()).not.toEqual(before);
    await admin.look.back();
    expect(await read()).toEqual(before);
  });
});

describe.each(['a folder', 'a store'] as const)('icons in %s', (kind) => {
  beforeEach(async () => {
    await site.close();
    site = await createTestSite({ openFiles: KINDS[kind] });
    ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  });

  test('are made of the logo, each as large as its address says', async () => {
    await publish({ logo: await add(svg('#a00000')) });
    for (const [path, side] of [
      ['/icon-192.png', 192],
      ['/icon-512.png', 512],
      ['/apple-touch-icon.png', 180],
    ] as const) {
      expect(await sizeOf(path)).toEqual({ width: side, height: side, format: 'png' });
      expect(await middleOf(path)).toEqual([0xa0, 0, 0]);
    }
    const favicon = await get('/favicon.ico');
    expect(favicon.headers.get('content-type')).toBe('image/vnd.microsoft.icon');
    expect((await bytesOf(favicon)).subarray(0, 6).toString('hex')).toBe('000001000100');
  });

  test('are asked for again, and not sent again where they are the same', async () => {
    await publish({ logo: await add(svg('#a00000')) });
    const etag = await tagOf('/icon-192.png');
    const known = await get('/icon-192.png', { 'if-none-match': etag });
    expect([known.status, known.headers.get('cache-control')]).toEqual([304, 'no-cache']);
    await publish({ icon: await add(svg('#00a000'), 'ICON') });
    const other = await get('/icon-192.png', { 'if-none-match': etag });
    expect(other.status).toBe(200);
    expect(await middleOf('/icon-192.png')).toEqual([0, 0xa0, 0]);
  });

  test('are made again where they are lost, and those of an earlier logo go', async () => {
    await publish({ logo: await add(svg('#a00000')) });
    const made = await bytesOf(await get('/icon-512.png'));
    rmSync(derived(), { recursive: true });
    expect((await bytesOf(await get('/icon-512.png'))).equals(made)).toBe(true);
    const names = readdirSync(derived()).filter((name) => name.startsWith('icons-'));
    await publish({ logo: await add(svg('#00a000')) });
    await get('/icon-512.png');
    const later = readdirSync(derived()).filter((name) => name.startsWith('icons-'));
    expect(later).toHaveLength(names.length);
    expect(later.some((name) => names.includes(name))).toBe(false);
  });

  test('that cannot be made are missing for five minutes, and then tried again', async () => {
    const file = await add(svg('#a00000'));
    await publish({ logo: file });
    const path = join(site.uploads, file);
    const logo = readFileSync(path);
    writeFileSync(path, 'no logo');
    rmSync(derived(), { recursive: true, force: true });
    expect((await get('/icon-192.png')).status).toBe(404);
    writeFileSync(path, logo);
    site.clock.advance(5 * MINUTE - 1);
    expect((await get('/icon-192.png')).status).toBe(404);
    site.clock.advance(1);
    expect((await get('/icon-192.png')).status).toBe(200);
  });
});

test('pictures are drawn once for all who ask at the same moment', async () => {
  const folder = dirname(site.uploads);
  writeFileSync(join(site.uploads, 'logo.png'), 'a logo');
  let drawn = 0;
  const { find } = createLookPictures({
    readLook: async () => ({ ...DEFAULT_LOOK, logo: { file: 'logo.png', width: 10, height: 10 } }),
    readHomepage: () => admin.homepage.get(),
    files: createDerivedFiles({ store: createFolderStore(folder), scratch: join(folder, 'incoming') }),
    pictureMaker: {
      async makeIcons({ input, folder: into }) {
        drawn += 1;
        writeFileSync(join(into, 'icon-192.png'), readFileSync(input));
        return 'made';
      },
      makeMark: async () => 'unreadable',
      makeCard: async () => 'unreadable',
    },
    clock: site.clock,
    log: { warn: () => undefined },
  });
  const found = await Promise.all(Array.from({ length: 10 }, () => find('icon-192.png')));
  expect(drawn).toBe(1);
  expect(new Set(found.map((each) => each !== 'missing' && each?.key)).size).toBe(1);
});

describe('the drawn icon', () => {
  test('is the logo itself, and can do nothing where somebody opens it', async () => {
    await publish({ logo: await add(svg('#a00000')) });
    const { headers } = await get('/icon.svg');
    expect(headers.get('content-type')).toBe('image/svg+xml');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('is missing where the logo is no drawing, and the manifest does not name it', async () => {
    const listIcons = async () => {
      const { icons }: Manifest = JSON.parse(await (await get('/manifest.webmanifest')).text());
      return icons.map(({ src }) => src);
    };
    expect(await listIcons()).toEqual(['/icon.svg', '/icon-192.png', '/icon-512.png']);
    await publish({ logo: await add(await aPicture({ width: 300, height: 100, format: 'png' })) });
    expect((await get('/icon.svg')).status).toBe(404);
    expect(await listIcons()).toEqual(['/icon-192.png', '/icon-512.png']);
  });
});

/** Of a manifest, what is asserted here. */
type Manifest = { readonly icons: readonly { readonly src: string }[] };

describe('the card of shared links', () => {
  test('is cropped from the hero’s picture, with the logo on it, and anew when either changes', async () => {
    await admin.homepage.update({ body: { heroImage: await addPicture() } });
    await publish({ share: 'CARD' });
    expect(await sizeOf('/share.jpg')).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect((await bytesOf(await get('/share.jpg'))).length).toBeLessThanOrEqual(200_000);
    const tags = [await tagOf('/share.jpg')];
    await publish({ logo: await add(svg('#00a000')) });
    tags.push(await tagOf('/share.jpg'));
    await admin.homepage.update({ body: { heroImage: await addPicture() } });
    expect(readdirSync(derived()).filter((name) => name.endsWith('share.jpg'))).toHaveLength(1);
    tags.push(await tagOf('/share.jpg'));
    expect(new Set(tags).size).toBe(3);
  });

  test('is cropped from a picture of the library where one is chosen, whatever the hero shows', async () => {
    await publish({ share: await addPicture() });
    const etag = await tagOf('/share.jpg');
    await admin.homepage.update({ body: { heroImage: await addPicture() } });
    expect(await tagOf('/share.jpg')).toBe(etag);
  });

  test('does not exist where the hero’s picture lies elsewhere', async () => {
    await admin.homepage.update({ body: { heroImage: 'https://example.com/mare.jpg' } });
    await publish({ share: 'CARD' });
    expect((await get('/share.jpg')).status).toBe(404);
  });
});

describe('a letter', () => {
  async function lastLetter() {
    const guest = await site.signIn();
    await guest.client.bookings.request({ body: aStayRequest() });
    return (await site.deliverMail()).filter(({ to }) => to.address === guest.user.email).at(-1);
  }

  test('is plain text until a logo is published; then it has it, and links in the colour of the house', async () => {
    const plain = await lastLetter();
    expect(plain && 'html' in plain).toBe(false);
    await publish({ logo: await add(svg('#a00000')), colour: '#8e2064' });
    const headed = await lastLetter();
    expect(headed?.body.split('\n', 1)).toEqual(plain?.body.split('\n', 1));
    const { siteName } = await admin.homepage.get();
    expect(headed?.html?.markup).toContain(`width="48" height="48" alt="${siteName}"`);
    expect(headed?.html?.markup).toContain('style="color:#8e2064"');
    expect(await sharp(headed?.html?.logo).metadata()).toMatchObject({ format: 'png', height: 96 });
    expect(headed?.html?.logo.length).toBeLessThanOrEqual(40_000);
  });

  test('leaves without the logo where that cannot be drawn', async () => {
    const file = await add(svg('#a00000'));
    await publish({ logo: file });
    writeFileSync(join(site.uploads, file), 'no logo');
    rmSync(derived(), { recursive: true, force: true });
    const letter = await lastLetter();
    expect(letter?.body).toBeTruthy();
    expect(letter?.html).toBeUndefined();
  });
});
