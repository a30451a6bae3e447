import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOGO_MAX_SIDE } from '@approdo/shared/domain/content/look/logo';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { anAnimation, aPicture } from '../../testing/media-files.ts';
import type { PictureMaker } from '../picture-maker.ts';
import { createPictureProcess } from '../picture-process.ts';

let folder: string;
let maker: PictureMaker;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-logos-'));
  maker = createPictureProcess(readConfig().systemPlaces);
});
afterAll(async () => {
  await maker.close();
  rmSync(folder, { recursive: true, force: true });
});

let files = 0;

/** A new path in the folder; a file of these bytes if they are given. */
function place(bytes?: Buffer | string): string {
  files += 1;
  const path = join(folder, `${files}`);
  if (bytes !== undefined) writeFileSync(path, bytes);
  return path;
}

const svg = (inner: string, viewBox = '0 0 300 300') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inner}</svg>`;
const filled = (colour: string, viewBox?: string) => svg(`<path fill="${colour}" d="M0 0h9999v9999H0z"/>`, viewBox);

/** Opaque noise, which compresses as badly as anything can. */
function noise(width: number, height: number): Promise<Buffer> {
  let seed = 1;
  const pixels = Buffer.alloc(width * height * 3).map(() => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed >>> 24;
  });
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Red, green, blue and opacity of a pixel. */
async function pixelAt(picture: string | Buffer, left: number, top: number): Promise<readonly number[]> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).ensureAlpha();
  return [...(await pixel.toColourspace('srgb').raw().toBuffer())];
}

const [RED, WHITE, NOTHING] = [
  [255, 0, 0, 255],
  [255, 255, 255, 255],
  [0, 0, 0, 0],
];

describe('a logo', () => {
  test('that is an SVG is cleaned', async () => {
    const output = place();
    const input = place(`\uFEFF<?xml version="1.0"?>${svg('<script>a</script><circle r="9" fill="#777"/>')}`);
    expect(await maker.readLogo({ input, output, as: 'LOGO' })).toEqual({
      ...{ extension: 'svg', type: 'image/svg+xml', width: 300, height: 300 },
      hints: [],
    });
    expect(readFileSync(output, 'utf8')).toBe(svg('<circle r="9" fill="#777"/>'));
  });

  test.each(['png', 'webp'] as const)('that is %s is made anew, less wide, and stays transparent', async (format) => {
    const drawing = svg('<path fill="#f00" d="M0 0h800v400H0z"/>', '0 0 1600 400');
    const picture = sharp(Buffer.from(drawing)).withExif({ IFD0: { Copyright: 'segreto' } });
    const input = place(await picture.toFormat(format, { quality: 100 }).toBuffer());
    const output = place();
    const made = await maker.readLogo({ input, output, as: 'LOGO' });
    expect(made).toEqual({ extension: format, type: `image/${format}`, width: 800, height: 200, hints: [] });
    const { exif, ...found } = await sharp(output).metadata();
    expect(found).toMatchObject({ format, width: 800, height: 200 });
    expect(exif).toBeUndefined();
    expect((await pixelAt(output, 100, 100))[3]).toBe(255);
    expect((await pixelAt(output, 700, 100))[3]).toBe(0);
  });

  test('that is small is not enlarged, and of one that moves the first frame stays', async () => {
    const output = place();
    const small = place(await aPicture({ width: 60, height: 50, format: 'png' }));
    expect(await maker.readLogo({ input: small, output, as: 'LOGO' })).toMatchObject({ width: 60, height: 50 });
    const moving = place(await anAnimation('webp'));
    expect(await maker.readLogo({ input: moving, output, as: 'ICON' })).toMatchObject({ width: 40, height: 40 });
    expect((await sharp(output).metadata()).pages ?? 1).toBe(1);
  });

  test.each([
    ['a JPEG', 'unsupported', () => aPicture({ format: 'jpeg' })],
    ['a GIF', 'unsupported', () => aPicture({ format: 'gif' })],
    ['a text', 'unsupported', () => 'svg'],
    ['a page', 'unsupported', () => '<html><body/></html>'],
    ['a JPEG that names SVG', 'unsupported', async () => Buffer.concat([await aPicture(), Buffer.from('<svg>')])],
    ['an SVG in UTF-16', 'unsupported', () => Buffer.from(`\uFEFF${filled('red')}`, 'utf16le')],
    ['an SVG in UTF-16 without its mark', 'unsupported', () => Buffer.from(filled('red'), 'utf16le')],
    ['an SVG in Latin 1', 'unreadable', () => Buffer.from(svg('<title>Città</title>'), 'latin1')],
    ['an SVG in UTF-7', 'unreadable', () => `<?xml version="1.0" encoding="UTF-7"?>+ADw-script+AD4-<svg/>`],
    ['nine megabytes', 'unreadable', async () => Buffer.concat([await aPicture({ format: 'png' }), Buffer.alloc(9e6)])],
    ['a cut SVG', 'unreadable', () => filled('red').slice(0, -9)],
    ['a cut PNG', 'unreadable', async () => (await aPicture({ format: 'png' })).subarray(0, 200)],
    ['a cut WebP', 'unreadable', async () => (await aPicture({ format: 'webp' })).subarray(0, 100)],
    ['the head of a PNG alone', 'unreadable', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['too wide', 'too wide', () => aPicture({ width: LOGO_MAX_SIDE + 1, height: 4, format: 'png' })],
    ['too high', 'too wide', () => aPicture({ width: 4, height: LOGO_MAX_SIDE + 1, format: 'webp' })],
    ['an SVG with entities', 'unsafe', () => `<!DOCTYPE svg [<!ENTITY a "b">]>${filled('red')}`],
    ['an SVG without sides', 'no size', () => '<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>'],
  ])('is not %s: %s', async (_, fault, make) => {
    const output = place();
    expect(await maker.readLogo({ input: place(await make()), output, as: 'LOGO' })).toBe(fault);
    expect(readdirSync(folder).filter((name) => name.startsWith(`${files - 1}.`))).toEqual([]);
    expect(existsSync(output)).toBe(false);
  });
});

const [ON_LIGHT, ON_DARK, WIDE, TEXTS, NOT_SQUARE] = [
  'Il logo si vede poco su fondo chiaro',
  'Il logo si vede poco su fondo scuro',
  'Il logo è molto largo: nella barra sarà piccolo',
  'I testi del logo vanno convertiti in tracciati',
  'Per l’icona serve un’immagine quadrata',
];

describe('who adds a logo is told', () => {
  const half = svg('<path d="M0 0h150v300H0z"/><path fill="#fff" d="M150 0h150v300H150z"/>');
  const breath = svg('<path fill-opacity=".2" d="M0 0h9v9"/>');
  const mostlyWhite = svg('<path d="M0 0h20v300H0z"/><path fill="#fff" d="M20 0h280v300H20z"/>');
  test.each([
    ['nothing of a middle colour', filled('#1a8bbf'), 'LOGO', []],
    ['that white is unseen on light', filled('#fff'), 'LOGO', [ON_LIGHT]],
    ['that yellow is unseen on light', filled('#ffe600'), 'LOGO', [ON_LIGHT]],
    ['that a breath of black is unseen on light, and on dark', breath, 'LOGO', [ON_LIGHT, ON_DARK]],
    ['that black is unseen on dark', filled('#000'), 'LOGO', [ON_DARK]],
    ['nothing where half is seen on each', half, 'LOGO', []],
    ['where more than nine tenths are unseen', mostlyWhite, 'LOGO', [ON_LIGHT]],
    ['that nothing is drawn', svg('<image href="data:image/png;base64,AA"/>'), 'LOGO', [ON_LIGHT, ON_DARK]],
    ['that it is wide', filled('#1a8bbf', '0 0 601 100'), 'LOGO', [WIDE]],
    ['nothing where it is six times as wide as high', filled('#1a8bbf', '0 0 600 100'), 'LOGO', []],
    ['that texts are lost', svg('<text y="99">Casa</text><path fill="#1a8bbf" d="M0 0h9v9"/>'), 'LOGO', [TEXTS]],
    ['that an icon is not square', filled('#fff', '0 0 300 200'), 'ICON', [NOT_SQUARE]],
    ['nothing of a square icon', filled('#fff'), 'ICON', []],
  ] as const)('%s', async (_, text, as, hints) => {
    expect(await maker.readLogo({ input: place(text), output: place(), as })).toMatchObject({ hints });
  });

  test('the same of a picture', async () => {
    const white = await sharp({ create: { width: 70, height: 10, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const made = await maker.readLogo({ input: place(white), output: place(), as: 'LOGO' });
    expect(made).toMatchObject({ hints: [ON_LIGHT, WIDE] });
  });
});

describe('icons', () => {
  test.each([
    ['a drawing', async () => filled('#f00')],
    [
      'a small picture',
      async () =>
        await sharp(Buffer.from(filled('#f00', '0 0 20 20')))
          .png()
          .toBuffer(),
    ],
  ])('of %s are as large as devices ask, and its middle is what a mask leaves', async (_, make) => {
    const into = place();
    expect(await maker.makeIcons({ input: place(await make()), folder: into })).toBe('made');
    const sides = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };
    expect(readdirSync(into).toSorted()).toEqual([...Object.keys(sides), 'favicon.ico'].toSorted());
    for (const [name, side] of Object.entries(sides)) {
      const { width, height } = await sharp(join(into, name)).metadata();
      expect([width, height]).toEqual([side, side]);
      expect(await pixelAt(join(into, name), side / 2, side / 2)).toEqual(RED);
    }
    const ring = Array.from({ length: 72 }, (__, turn) => (turn / 36) * Math.PI);
    for (const turn of ring) {
      const [left, top] = [Math.cos(turn), Math.sin(turn)].map((share) => Math.round(255.5 + share * 0.41 * 512));
      expect(await pixelAt(join(into, 'icon-512.png'), left ?? 0, top ?? 0)).toEqual(WHITE);
    }
    expect(await pixelAt(join(into, 'apple-touch-icon.png'), 5, 5)).toEqual(WHITE);
  });

  test('of a wide logo have it small, the plain ones on nothing', async () => {
    const into = place();
    await maker.makeIcons({ input: place(filled('#f00', '0 0 400 100')), folder: into });
    expect(await pixelAt(join(into, 'icon-192.png'), 96, 96)).toEqual(RED);
    expect(await pixelAt(join(into, 'icon-192.png'), 96, 60)).toEqual(NOTHING);
    expect(await pixelAt(join(into, 'icon-512.png'), 256, 180)).toEqual(WHITE);
  });

  test('have a favicon of 32 pixels in a file of its own kind', async () => {
    const into = place();
    await maker.makeIcons({ input: place(filled('#f00')), folder: into });
    const favicon = readFileSync(join(into, 'favicon.ico'));
    expect(favicon.subarray(0, 14).toString('hex')).toBe('0000010001002020000001002000');
    expect([favicon.readUInt32LE(14), favicon.readUInt32LE(18)]).toEqual([favicon.length - 22, 22]);
    expect(await sharp(favicon.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
  });

  test('replace those that were there, and stay where what comes next cannot be read', async () => {
    const into = place();
    await maker.makeIcons({ input: place(filled('#00f')), folder: into });
    await maker.makeIcons({ input: place(filled('#f00')), folder: into });
    expect(await maker.makeIcons({ input: place('niente'), folder: into })).toBe('unreadable');
    expect(await pixelAt(join(into, 'icon-192.png'), 96, 96)).toEqual(RED);
  });

  test('show nothing of other files, even of a drawing that nobody cleaned', async () => {
    const secret = place(await aPicture({ width: 300, height: 300, format: 'png' }));
    const images = [`file://${secret}`, secret].map((file) => `<image href="${file}" width="300" height="300"/>`);
    const into = place();
    await maker.makeIcons({ input: place(svg(`${images.join('')}<circle r="9"/>`)), folder: into });
    expect(await pixelAt(join(into, 'icon-192.png'), 96, 96)).toEqual(NOTHING);
  });
});

describe('the mark of letters', () => {
  test('has twice the height', async () => {
    const output = place();
    const made = await maker.makeMark({ input: place(filled('#f00', '0 0 300 100')), output, height: 40 });
    expect(made).toEqual({ extension: 'png', type: 'image/png', width: 240, height: 80 });
    expect(await sharp(output).metadata()).toMatchObject({ format: 'png', width: 240, height: 80 });
    expect(await pixelAt(output, 1, 1)).toEqual(RED);
  });

  test('is as small as a small picture, and no wider than a letter', async () => {
    const output = place();
    const small = place(await aPicture({ width: 90, height: 30, format: 'png' }));
    expect(await maker.makeMark({ input: small, output, height: 40 })).toMatchObject({ width: 90, height: 30 });
    const wide = place(filled('#f00', '0 0 2000 10'));
    expect(await maker.makeMark({ input: wide, output, height: 40 })).toMatchObject({ width: 1120, height: 6 });
  });

  test.each([40, 200])('takes at most 40 KB, whatever it shows, %i high', async (height) => {
    const [input, output] = [place(await noise(800, 800)), place()];
    expect(await maker.makeMark({ input, output, height })).toMatchObject({ type: 'image/png' });
    expect(readFileSync(output).length).toBeLessThanOrEqual(40_000);
  });

  test('is none of what cannot be read', async () => {
    const output = place();
    expect(await maker.makeMark({ input: place('niente'), output, height: 40 })).toBe('unreadable');
    expect(existsSync(output)).toBe(false);
  });
});

describe('the card of shared links', () => {
  const made = { extension: 'jpg', type: 'image/jpeg', width: 1200, height: 630 };

  test('is the picture, cropped to its middle', async () => {
    const [picture, output] = [place(await aPicture({ width: 3000, height: 900 })), place()];
    expect(await maker.makeCard({ picture, output })).toEqual(made);
    expect(await sharp(output).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [red = 0, , blue = 0] = await pixelAt(output, 590, 600);
    expect([red > 200, blue < 50]).toEqual([true, true]);
    const [redOfRight = 0, , blueOfRight = 0] = await pixelAt(output, 610, 600);
    expect([redOfRight < 50, blueOfRight > 200]).toEqual([true, true]);
  });

  test('has the logo on paper, bottom left', async () => {
    const output = place();
    const picture = place(await aPicture({ width: 1200, height: 630 }));
    await maker.makeCard({ picture, logo: place(filled('#00ff00', '0 0 100 100')), output });
    const [red = 0, green = 0, blue = 0] = await pixelAt(output, 55, 575);
    expect(Math.min(red, green, blue)).toBeGreaterThan(240);
    const [redOfLogo = 0, greenOfLogo = 0] = await pixelAt(output, 133, 497);
    expect([redOfLogo < 60, greenOfLogo > 200]).toEqual([true, true]);
    const [, greenAbove = 0] = await pixelAt(output, 133, 380);
    expect(greenAbove).toBeLessThan(60);
  });

  test('takes at most 200 KB, whatever it shows', async () => {
    const output = place();
    expect(await maker.makeCard({ picture: place(await noise(1300, 700)), output })).toEqual(made);
    expect(readFileSync(output).length).toBeLessThanOrEqual(200_000);
  });

  test('is none of what is no picture, nor of a drawing in a file', async () => {
    const output = place();
    for (const picture of [place('niente'), place(filled('#f00')), join(folder, 'missing')])
      expect(await maker.makeCard({ picture, output })).toBe('unreadable');
    expect(existsSync(output)).toBe(false);
  });
});

// Three processes start, and each loads its own library.
test.runIf(process.platform === 'linux')(
  'a logo that ends its process ends nothing else',
  { timeout: 60_000 },
  async () => {
    const own = createPictureProcess(readConfig().systemPlaces);
    const before = new Set(listChildren());
    const [input, photo] = [place(filled('#f00')), place(await aPicture())];
    const logo = own.readLogo({ input, output: place(), as: 'LOGO' });
    const [child, ...others] = listChildren().filter((pid) => !before.has(pid));
    expect(others).toEqual([]);
    const [anew, avatar] = [own.makeAnew({ input: photo, output: place(), maxSide: 2000 }), own.makeAvatar(photo)];
    process.kill(Number(child), 'SIGKILL');
    expect(await logo).toBe('unreadable');
    expect([await anew, await avatar]).toMatchObject([{ type: 'image/jpeg' }, expect.any(Buffer)]);
    expect(await own.readLogo({ input, output: place(), as: 'LOGO' })).toMatchObject({ extension: 'svg' });
    await own.close();
  },
);

/** The child processes of this one. */
function listChildren(): string[] {
  return readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(/\s+/);
}
