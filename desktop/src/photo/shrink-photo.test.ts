import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shrinkPhoto } from './shrink-photo.ts';

/** A photo as a phone takes it: too large, on its side, with its location. */
async function aPhoto(width: number, height: number) {
  const grain = randomBytes(width * height * 3).map((byte) => byte & 63);
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '40/1 44/1 0/1' }, IFD0: { Model: 'Telefono' } } })
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

async function shrink(bytes: Uint8Array) {
  const result = await shrinkPhoto(new Uint8Array(bytes));
  if (typeof result === 'string') throw new Error(result);
  return { ...result, found: await sharp(result.bytes).metadata() };
}

test('a photo is turned, made smaller and freed of what it says', async () => {
  const photo = await aPhoto(2400, 1800);
  expect(photo.length).toBeGreaterThan(5 * 2 ** 20);
  const { found, bytes, type, extension } = await shrink(photo);
  expect([found.width, found.height]).toEqual([1500, 2000]);
  expect(found.orientation ?? 1).toBe(1);
  expect(found.exif).toBeUndefined();
  expect(bytes.length).toBeLessThanOrEqual(5 * 2 ** 20);
  expect({ type, extension }).toEqual({ type: 'image/jpeg', extension: 'jpg' });
});

test('a small one that says where it was taken is freed of that, and keeps its size', async () => {
  const { found } = await shrink(await aPhoto(600, 400));
  expect([found.width, found.height]).toEqual([400, 600]);
  expect(found.exif).toBeUndefined();
});

test('what is fine already stays as it is, to the byte', async () => {
  const plain = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const bytes = new Uint8Array(plain);
  expect(await shrinkPhoto(bytes)).toMatchObject({ bytes });
});

test.each([
  ['png', 'image/png'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
] as const)('%s keeps its format', async (format, type) => {
  const photo = await sharp({ create: { width: 2400, height: 120, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();
  const shrunk = await shrink(photo);
  expect(shrunk.type).toBe(type);
  expect(shrunk.found.width).toBe(2000);
});

test('what browsers do not show becomes a JPEG', async () => {
  const tiff = await sharp({ create: { width: 100, height: 100, channels: 3, background: 'teal' } })
    .tiff()
    .toBuffer();
  expect((await shrink(tiff)).type).toBe('image/jpeg');
});

test('a picture that stays too heavy at 2000 pixels is made smaller still', async () => {
  const heavy = await sharp(randomBytes(2000 * 1100 * 3), { raw: { width: 2000, height: 1100, channels: 3 } })
    .png()
    .toBuffer();
  expect(heavy.length).toBeGreaterThan(5 * 2 ** 20);
  const { bytes, found } = await shrink(heavy);
  expect(bytes.length).toBeLessThanOrEqual(5 * 2 ** 20);
  expect(found.width).toBeLessThan(2000);
});

test.each([
  ['no picture', Buffer.from('<html>not a picture</html>')],
  ['nothing', Buffer.alloc(0)],
  ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('%s is refused', async (_what, bytes) => {
  expect(await shrinkPhoto(new Uint8Array(bytes))).toBe('unreadable');
});

test('half a picture is refused, not shown half', async () => {
  const photo = await aPhoto(800, 600);
  expect(await shrinkPhoto(new Uint8Array(photo.subarray(0, photo.length / 2)))).toBe('unreadable');
});
