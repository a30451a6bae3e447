import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { HEIC_UNREADABLE } from '@approdo/shared/domain/content/media-limits';
import { isMovingPicture } from '@approdo/shared/domain/content/moving-picture';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';
import { aHeic, aMovingPng, anAnimation, anMp3, anMp4, aPhoneJpeg, aPicture } from '../../../testing/media-files.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: TestSite;
let editor: Awaited<ReturnType<TestSite['signIn']>>;

beforeEach(async () => {
  site = await createTestSite();
  editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
});
afterEach(() => site.close());

async function upload(bytes: Buffer, name: string, texts: Record<string, string> = {}) {
  return await editor.client.media.add({ file: new File([new Uint8Array(bytes)], name), body: texts });
}

async function fetchFile(url: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${site.origin}${url}`)).arrayBuffer());
}

function listIncoming(): string[] {
  return readdirSync(join(dirname(site.uploads), 'incoming'));
}

describe('a picture', () => {
  test('enters the library under a name that tells nothing, with what it was called', async () => {
    const media = await upload(await aPicture({ width: 600, height: 400 }), 'C:\\Foto\\La terrazza.jpeg', {
      caption: 'All’ombra',
      alt: 'Un tavolo',
    });
    expect(media).toMatchObject({
      name: 'La terrazza',
      caption: 'All’ombra',
      alt: 'Un tavolo',
      type: 'image/jpeg',
      contentType: 'image',
      dimensions: { width: 600, height: 400 },
      duration: null,
    });
    expect(media.url).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/);
    expect((await fetchFile(media.url)).length).toBe(media.size);
    expect((await editor.client.media.list())[0]).toEqual(media);
  });

  test.each([
    ['jpeg', 'image/jpeg'],
    ['png', 'image/png'],
    ['webp', 'image/webp'],
    ['gif', 'image/gif'],
    ['avif', 'image/avif'],
    ['tiff', 'image/jpeg'],
  ] as const)('that is %s becomes %s, whatever it is called', async (format, type) => {
    const media = await upload(await aPicture({ width: 80, height: 60, format }), 'strano.mp3');
    expect(media).toMatchObject({ type, name: 'strano', dimensions: { width: 80, height: 60 } });
    const answer = await fetch(`${site.origin}${media.url}`);
    expect(answer.headers.get('content-type')).toBe(type);
  });

  test('is turned upright and loses what is not a pixel', async () => {
    const original = await aPhoneJpeg({ width: 300, height: 200 });
    expect((await sharp(original).metadata()).exif?.length).toBeGreaterThan(0);
    const media = await upload(original, 'telefono.jpg');
    expect(media.dimensions).toEqual({ width: 200, height: 300 });
    const bytes = await fetchFile(media.url);
    const stored = await sharp(bytes).metadata();
    expect(stored).toMatchObject({ width: 200, height: 300 });
    expect(stored.exif).toBeUndefined();
    expect(bytes.includes('segreto')).toBe(false);
  });

  test.each(['gif', 'webp'] as const)('that moves still moves as %s', async (format) => {
    const media = await upload(await anAnimation(format), 'onda');
    expect(media.dimensions).toEqual({ width: 40, height: 40 });
    expect((await sharp(await fetchFile(media.url)).metadata()).pages).toBe(3);
  });

  test('of more than 2000 pixels is refused in the words of the specification', async () => {
    const refused = await refusalOf(upload(await aPicture({ width: 2001, height: 10 }), 'larga.jpg'));
    expect(refused.status).toBe(400);
    expect(refused.message).toBe("L'immagine eccede la risoluzione massima (2000px).");
  });

  test('of more than 5 MB is refused in the words of the specification', async () => {
    const picture = Buffer.concat([await aPicture(), Buffer.alloc(5 * 2 ** 20)]);
    const refused = await refusalOf(upload(picture, 'pesante.jpg'));
    expect(refused.status).toBe(413);
    expect(refused.message).toBe("L'immagine supera i 5MB consentiti.");
  });

  test.each([
    ['small', { width: 1200, height: 900 }],
    ['as large as a phone takes it', { width: 4032, height: 3024 }],
  ])('that is a HEIC, %s, is refused with the reason and what to do', async (_, sides) => {
    const refused = await refusalOf(upload(aHeic(sides), 'IMG_0001.HEIC'));
    expect([refused.status, refused.message]).toEqual([415, HEIC_UNREADABLE]);
    expect(refused.fields).toEqual({ file: HEIC_UNREADABLE });
    expect(listIncoming()).toEqual([]);
  });

  test('that is an AVIF and moves is not called damaged', async () => {
    const header = Buffer.from('0000001c6674797061766973000000006176697361766966', 'hex');
    const refused = await refusalOf(upload(Buffer.concat([header, Buffer.alloc(400)]), 'onde.avif'));
    const reason = 'Un’immagine AVIF animata qui non si può leggere: caricala come GIF o WebP animato.';
    expect([refused.status, refused.message]).toEqual([415, reason]);
    expect(listIncoming()).toEqual([]);
  });

  test('that claims more pixels than it has bytes for is refused by what it claims', async () => {
    const bomb = await aPicture({ format: 'png' });
    bomb.writeUInt32BE(16_000, 16);
    bomb.writeUInt32BE(16_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const refused = await refusalOf(upload(bomb, 'bomba.png'));
    expect(refused.status).toBe(400);
    expect(refused.message).toBe("L'immagine eccede la risoluzione massima (2000px).");
  });

  test('that moves and lies on its side is kept moving, upright', async () => {
    const rotated = await sharp(await anAnimation('webp', 3, [60, 40]), { animated: true })
      .withMetadata({ orientation: 6 })
      .webp()
      .toBuffer();
    const media = await upload(rotated, 'onde.webp');
    expect(media).toMatchObject({ type: 'image/webp', dimensions: { width: 40, height: 60 } });
    const stored = await sharp(await fetchFile(media.url), { animated: true }).metadata();
    expect(stored).toMatchObject({ pages: 3, width: 40, pageHeight: 60, delay: [100, 100, 100] });
    expect(stored.orientation ?? 1).toBe(1);
  });

  test('that is a moving PNG is kept as its first picture, and the answer says so, sent again too', async () => {
    const key = randomUUID();
    const moving = await aMovingPng(2);
    const { note, ...media } = await upload(moving, 'onde.png', { key });
    expect(note).toBe('first-picture-only');
    expect(media).toMatchObject({ type: 'image/png', dimensions: { width: 600, height: 400 } });
    const stored = await fetchFile(media.url);
    expect([isMovingPicture(moving), isMovingPicture(stored)]).toEqual([true, false]);
    const pixels = (bytes: Buffer) => sharp(bytes).removeAlpha().raw().toBuffer();
    expect(await pixels(stored)).toEqual(await pixels(await aPicture({ format: 'png' })));
    expect((await editor.client.media.list())[0]).toEqual(media);
    expect(await upload(moving, 'onde.png', { key })).toEqual({ ...media, note });
  });

  test('that loses nothing is answered without a note', async () => {
    const lossless = [await aMovingPng(1), await aPicture({ format: 'png' }), await anAnimation('gif')];
    for (const bytes of lossless) expect(await upload(bytes, 'ferma')).not.toHaveProperty('note');
  });

  test('of a JPEG without its end mark is taken, of one that is cut off it is not', async () => {
    const whole = await aPicture();
    expect(await upload(whole.subarray(0, -2), 'terrazza.jpg')).toMatchObject({
      dimensions: { width: 600, height: 400 },
    });
    expect(await upload(Buffer.concat([whole, Buffer.alloc(100)]), 'terrazza.jpg')).toMatchObject({
      type: 'image/jpeg',
    });
    for (const bytes of [-200, -1000])
      expect((await refusalOf(upload(whole.subarray(0, bytes), 'rotta.jpg'))).status).toBe(400);
  });

  test('that is cut off is refused', async () => {
    const whole = await aPicture({ format: 'png' });
    expect((await refusalOf(upload(whole.subarray(0, 200), 'rotta.png'))).status).toBe(400);
  });
});

describe('what is no image, mp3 or mp4', () => {
  const page = '<script>alert(1)</script>'.repeat(40);
  test.each([
    ['a drawing in SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${page}</svg>`)],
    ['a page', Buffer.from(`<!doctype html>${page}`)],
    [
      'a page that begins like an mp3',
      Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), Buffer.from(page)]),
    ],
    ['a film that no browser plays', anMp4({ brand: '3gp4', track: { codec: 's263' } })],
    [
      'a film in another box',
      Buffer.from('\x1aE\xdf\xa3\x9fB\x86\x81\x01B\xf7\x81\x01B\xf2\x81\x04matroska', 'latin1'),
    ],
    ['an archive', Buffer.from('PK\x03\x04aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'latin1')],
    ['a few bytes', Buffer.from('ciao')],
  ])('%s is refused, whatever it is called', async (_, bytes) => {
    const refused = await refusalOf(upload(bytes, 'foto.jpg'));
    expect(refused.status).toBe(415);
    expect(refused.message).toBe('Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.');
    expect(listIncoming()).toEqual([]);
  });
});

describe('a form', () => {
  const send = (body: FormData | string, contentType?: string) =>
    fetch(`${site.origin}/api/media`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${editor.token}`, ...(contentType ? { 'content-type': contentType } : {}) },
    });

  test('that is sent again after its answer was lost is there once, and answered with what it became', async () => {
    const key = randomUUID();
    const picture = await aPicture();
    const before = (await editor.client.media.list()).length;
    const first = await upload(picture, 'terrazza.jpg', { key });
    expect(await upload(picture, 'terrazza.jpg', { key: key.toUpperCase() })).toEqual(first);
    const other = randomUUID();
    const twice = await Promise.all([1, 2].map(() => upload(picture, 'cucina.jpg', { key: other })));
    expect(twice[1]).toEqual(twice[0]);
    expect((await editor.client.media.list()).length).toBe(before + 2);
    expect(listIncoming()).toEqual([]);
    expect(await refusalOf(upload(picture, 'x.jpg', { key: 'terrazza' }))).toMatchObject({
      status: 400,
      fields: { key: 'La chiave del file non è valida' },
    });
  });

  test('may have its fields behind the file', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await aPicture())], 'a.jpg'));
    form.append('name', ' Dopo ');
    expect(await (await send(form)).json()).toMatchObject({ name: 'Dopo' });
  });

  test('is named as its sender names it, quotation marks included', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await aPicture())], 'La "nonna" al 100%.jpg'));
    expect(await (await send(form)).json()).toMatchObject({ name: expect.stringMatching(/^La "nonna" al 100%/) });
  });

  test('names every field that is wrong, and keeps nothing', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await aPicture())], 'a.jpg'));
    form.append('caption', 'a'.repeat(301));
    form.append('alt', 'a'.repeat(301));
    const before = await editor.client.media.list();
    const answer = await send(form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { caption: expect.any(String), alt: expect.any(String) } });
    expect(await editor.client.media.list()).toEqual(before);
    expect(listIncoming()).toEqual([]);
  });

  test.each([
    ['without a file', ['name']],
    ['with two files', ['file', 'file']],
    ['with a file of another name', ['photo']],
  ])('%s is refused', async (_, names) => {
    const form = new FormData();
    for (const name of names) form.append(name, name === 'name' ? 'x' : new File([new Uint8Array(anMp3())], 'a.mp3'));
    const answer = await send(form);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('fields.file');
    expect(listIncoming()).toEqual([]);
  });

  test('that is none is refused', async () => {
    expect((await send('{}', 'application/json')).status).toBe(415);
    expect((await send('x', 'multipart/form-data')).status).toBe(400);
    expect((await send('--x\r\nContent-Disposi', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect(listIncoming()).toEqual([]);
  });
});

describe('the texts of a file', () => {
  test('are changed one by one', async () => {
    const { id } = await upload(anMp3(), 'a.mp3', { alt: 'prima' });
    expect(await editor.client.media.edit({ params: { id }, body: { caption: ' Onde ' } })).toMatchObject({
      name: 'a',
      caption: 'Onde',
      alt: 'prima',
    });
  });

  test('have their bounds', async () => {
    const { id } = await upload(anMp3(), 'a.mp3');
    const refused = await refusalOf(editor.client.media.edit({ params: { id }, body: { name: ' ' } }));
    expect(refused.fields).toEqual({ name: 'Il nome è obbligatorio' });
  });
});

describe('deleting', () => {
  test('removes nothing outside the library, whatever the database says', async () => {
    const { id } = await upload(anMp3(), 'a.mp3');
    const outside = join(dirname(site.uploads), 'fuori.mp3');
    writeFileSync(outside, '');
    await site.database.updateTable('media').set({ file: '../fuori.mp3' }).where('id', '=', id).execute();
    await refusalOf(editor.client.media.remove({ params: { id } }));
    expect(existsSync(outside)).toBe(true);
  });

  test('removes the file too', async () => {
    const { id, url } = await upload(await aPicture(), 'a.jpg');
    await editor.client.media.remove({ params: { id } });
    expect((await fetch(`${site.origin}${url}`)).status).toBe(404);
    expect((await refusalOf(editor.client.media.remove({ params: { id } }))).status).toBe(404);
  });

  test.each([
    ['hero-bay.jpg', ['gallery', 'homepage']],
    ['terrace.jpg', ['gallery', 'property']],
    ['fishing-boat.jpg', ['post', 'gallery']],
    ['swimming-rocks.jpg', ['post', 'gallery']],
    ['village-lane.jpg', ['post', 'page', 'gallery']],
    ['icon-sea.png', ['feature-box']],
  ])('%s is refused while something shows it', async (file, types) => {
    const media = (await editor.client.media.list()).find(({ url }) => url === `/uploads/${file}`);
    const refused = await refusalOf(editor.client.media.remove({ params: { id: media?.id ?? '' } }));
    expect(refused.status).toBe(409);
    const { usedIn } = Object(refused.body);
    expect(usedIn.map(({ type }: { type: string }) => type)).toEqual(types);
    for (const use of usedIn)
      expect(use).toEqual({ type: use.type, id: expect.any(String), title: expect.any(String) });
  });
});
