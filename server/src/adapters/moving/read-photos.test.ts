import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPicture } from '../../testing/media-files.ts';
import { writeZip, type ZipFile } from '../../testing/zip-files.ts';
import { readMove } from './read-move.ts';
import type { ReadItem, ReadingLine } from './reading.ts';

let folder: string;
let plain: Buffer;
let written = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-photos-'));
  plain = await aPicture({ width: 40, height: 30 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Named = { readonly name: string; readonly bytes: Buffer };

async function linesOf(...given: readonly Named[]): Promise<ReadingLine[]> {
  const files = given.map(({ name, bytes }) => {
    written += 1;
    const path = join(folder, String(written));
    writeFileSync(path, bytes);
    return { path, name };
  });
  const lines: ReadingLine[] = [];
  await readMove({ kind: 'PHOTOS', files }, async (line) => void lines.push(line));
  return lines;
}

const itemsIn = (lines: readonly ReadingLine[]): ReadItem[] =>
  lines.flatMap((line) => ('item' in line ? [line.item] : []));

const zipOf = (...files: readonly ZipFile[]): Named => ({ name: 'foto.zip', bytes: writeZip(files) });

/** What one picture tells of itself. */
async function factsOf(bytes: Buffer, name = 'IMG_1234.jpg') {
  return itemsIn(await linesOf({ name, bytes }))[0]?.facts;
}

describe('photos', () => {
  test('are single ones and those of zips, known by their bytes', async () => {
    const other = await aPicture({ width: 50, height: 30 });
    const zip = zipOf(
      { name: 'Casa/' },
      { name: 'Casa/Camera blu/02_letto.JPG', bytes: other },
      { name: '__MACOSX/._02_letto.JPG', bytes: 'x' },
      { name: 'Casa/leggimi.txt', bytes: 'ciao' },
      { name: 'mare.png', bytes: plain },
    );
    const lines = await linesOf({ name: 'DSC0001.jpg', bytes: plain }, zip);
    const key = createHash('sha256').update(plain).digest('hex');
    const nothing = { takenAt: null, folder: null };
    expect(itemsIn(lines)).toEqual([
      {
        kind: 'PICTURE',
        source: 'photos',
        key,
        title: 'DSC0001.jpg',
        facts: { ...nothing, file: 0, entry: null, caption: '', alt: '' },
      },
      {
        kind: 'PICTURE',
        source: 'photos',
        key: createHash('sha256').update(other).digest('hex'),
        title: '02_letto.JPG',
        facts: {
          file: 1,
          entry: 'Casa/Camera blu/02_letto.JPG',
          folder: 'Camera blu',
          takenAt: null,
          caption: 'Letto',
          alt: 'Letto',
        },
      },
      {
        kind: 'PICTURE',
        source: 'photos',
        key,
        title: 'mare.png',
        facts: { ...nothing, file: 1, entry: 'mare.png', caption: 'Mare', alt: 'Mare' },
      },
    ]);
    expect(lines.at(-1)).toEqual({
      end: { format: 'IMAGES', left: [{ what: 'File che non sono foto', count: 1 }], hints: [] },
    });
  });

  test('that cannot be read are told apart, and too large ones are counted', async () => {
    const large = { name: 'grande.jpg', declared: { packed: 1024 ** 2, size: 51 * 1024 ** 2 } };
    const lines = await linesOf(zipOf({ name: 'finta.jpg', bytes: 'non è una foto' }, large));
    expect(itemsIn(lines).map(({ found }) => found)).toEqual([
      { state: 'FAULT', reason: 'Non è una foto che si possa leggere' },
    ]);
    expect(lines.at(-1)).toMatchObject({ end: { left: [{ what: 'Foto oltre 50 MB', count: 1 }] } });
  });

  test('may be 2,000 over all files, and no more', async () => {
    const names = Array.from({ length: 2000 }, (_, index) => ({ name: `${index}.jpg` }));
    const reading = linesOf({ name: 'una.jpg', bytes: plain }, zipOf(...names));
    await expect(reading).rejects.toThrow('Troppe voci: al massimo 2.000');
  });

  test('in an unsafe zip are refused with all others', async () => {
    const reading = linesOf({ name: 'una.jpg', bytes: plain }, zipOf({ name: '/mare.jpg', bytes: plain }));
    await expect(reading).rejects.toThrow('Lo zip non è sicuro');
    const hidden = zipOf({ name: 'mare.jpg', bytes: writeZip([{ name: 'a' }]) });
    await expect(linesOf(hidden)).rejects.toThrow('Lo zip non è sicuro: contiene un altro zip');
  });
});

describe('a photo is described', () => {
  const exif = { IFD0: { ImageDescription: 'Dalla EXIF' }, IFD2: { DateTimeOriginal: '2024:05:03 10:20:30' } };

  /** A packet as programs write it, with these properties. */
  const xmpOf = (...properties: readonly string[]) =>
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"
 xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/">${properties.join('')}</rdf:Description>
</rdf:RDF></x:xmpmeta>`;

  const propertyOf = (name: string, text: string) =>
    `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></${name}>`;

  const dataset = (record: number, number: number, text: Buffer) =>
    Buffer.concat([Buffer.from([0x1c, record, number, text.length >> 8, text.length & 0xff]), text]);

  /** The picture with Photoshop's resources, the second of which is these datasets. */
  function withIptc(jpeg: Buffer, datasets: Buffer): Buffer {
    const resource = (id: number, content: Buffer) => {
      const size = Buffer.alloc(4);
      size.writeUInt32BE(content.length);
      const padding = Buffer.alloc(content.length % 2);
      return Buffer.concat([Buffer.from('8BIM'), Buffer.from([id >> 8, id & 0xff, 0, 0]), size, content, padding]);
    };
    const payload = Buffer.concat([
      Buffer.from('Photoshop 3.0\0', 'latin1'),
      resource(0x0425, Buffer.alloc(15, 1)),
      resource(0x0404, datasets),
    ]);
    const head = Buffer.from([0xff, 0xed, (payload.length + 2) >> 8, (payload.length + 2) & 0xff]);
    return Buffer.concat([jpeg.subarray(0, 2), head, payload, jpeg.subarray(2)]);
  }

  test('by EXIF: when it was taken, and what it shows', async () => {
    const photo = await sharp(plain).withExif(exif).jpeg().toBuffer();
    const caption = 'Dalla EXIF';
    expect(await factsOf(photo)).toMatchObject({ takenAt: '2024-05-03T10:20:30', caption, alt: caption });
  });

  test('by XMP before EXIF, and for those who do not see it', async () => {
    const alternative = propertyOf('Iptc4xmpCore:AltTextAccessibility', 'Un letto &#xE8; qui');
    const xmp = xmpOf(propertyOf('dc:description', 'Mare &amp; sole &lt;3'), alternative);
    const photo = await sharp(plain).withExif(exif).withXmp(xmp).jpeg().toBuffer();
    expect(await factsOf(photo)).toMatchObject({ caption: 'Mare & sole <3', alt: 'Un letto è qui' });
  });

  test('by IPTC before all, however it is encoded', async () => {
    const photo = await sharp(plain)
      .withXmp(xmpOf(propertyOf('dc:description', 'XMP')))
      .jpeg()
      .toBuffer();
    for (const encoding of ['utf8', 'latin1'] as const) {
      const city = dataset(2, 90, Buffer.from('Lecce'));
      const caption = dataset(2, 120, Buffer.from('Così è', encoding));
      expect(await factsOf(withIptc(photo, Buffer.concat([city, caption])))).toMatchObject({ caption: 'Così è' });
    }
  });

  test('with 300 characters at most', async () => {
    const photo = await sharp(plain)
      .withExif({ IFD0: { ImageDescription: 'a'.repeat(400) } })
      .jpeg()
      .toBuffer();
    expect(await factsOf(photo)).toMatchObject({ caption: 'a'.repeat(300) });
  });

  test('by its name where its blocks are damaged', async () => {
    const broken = withIptc(plain, Buffer.from([0x1c, 2, 120, 0x7f, 0xff, 1, 0x1c]));
    const cut = withIptc(plain, Buffer.from([0x1c, 2]));
    const endless = await sharp(plain).withXmp('<x:xmpmeta><dc:description><rdf:li>senza fine').jpeg().toBuffer();
    for (const photo of [broken, cut, endless]) {
      expect(await factsOf(photo, 'Vista_mare.jpg')).toMatchObject({ caption: 'Vista mare', takenAt: null });
    }
  });
});
