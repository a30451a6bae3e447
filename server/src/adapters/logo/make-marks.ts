import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceFile } from '@approdo/shared/node/durable-file';
import sharp from 'sharp';
import type { MadePicture, MakeIcons, MakeMark } from '../picture-maker.ts';
import { makeFolder } from '../renditions.ts';
import { drawLogo, type OpenLogo, openLogo, orUnreadable, PAPER, type Size } from './draw-logo.ts';

/** See LogoMaker.makeIcons. */
export async function makeIcons({ input, folder }: MakeIcons): Promise<'made' | 'unreadable'> {
  const logo = await openLogo(input);
  if (typeof logo === 'string') return 'unreadable';
  const icons = await orUnreadable(() => drawIcons(logo));
  if (icons === 'unreadable') return icons;
  await makeFolder(folder, async (aside) => {
    for (const [name, bytes] of Object.entries(icons)) await writeFile(join(aside, name), bytes);
  });
  return 'made';
}

/** The middle of an icon, which no device covers. */
const MIDDLE = 4 / 5;

async function drawIcons(logo: OpenLogo): Promise<Readonly<Record<string, Buffer>>> {
  const favicon = await drawIcon(logo, { side: 32, box: square(32), ground: NOTHING });
  return {
    'icon-192.png': await drawIcon(logo, { side: 192, box: square(192), ground: NOTHING }),
    'icon-512.png': await drawIcon(logo, { side: 512, box: withinCircle(logo, MIDDLE * 512), ground: PAPER }),
    'apple-touch-icon.png': await drawIcon(logo, { side: 180, box: square(MIDDLE * 180), ground: PAPER }),
    'favicon.ico': wrapIcon(favicon, 32),
  };
}

const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 };

type Icon = { readonly side: number; readonly box: Size; readonly ground: typeof PAPER | typeof NOTHING };

async function drawIcon(logo: OpenLogo, { side, box, ground }: Icon): Promise<Buffer> {
  const input = await drawLogo(logo, box).png().toBuffer();
  const icon = sharp({ create: { width: side, height: side, channels: 4, background: ground } });
  return await icon.composite([{ input }]).png({ compressionLevel: 9 }).toBuffer();
}

function square(side: number): Size {
  return { width: side, height: side };
}

/** The box of a logo whose corners lie on a circle: that is what no mask cuts (Web App Manifest, "Icon masks"). */
function withinCircle({ width, height }: Size, diameter: number): Size {
  const scale = diameter / Math.hypot(width, height);
  return { width: width * scale, height: height * scale };
}

/** An ICO file of one PNG: a head of 6 bytes, an entry of 16, the PNG (Windows Vista and later, all browsers). */
function wrapIcon(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  const [isIcon, pictures, planes, bitsPerPixel] = [1, 1, 1, 32];
  head.writeUInt16LE(isIcon, 2);
  head.writeUInt16LE(pictures, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(planes, 10);
  head.writeUInt16LE(bitsPerPixel, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const MARK_MAX_BYTES = 40_000;

/** Twice the width of a letter's column. */
const MARK_MAX_WIDTH = 1120;

/** How a mark is made lighter until it is light enough: in 256 colours, quickly chosen, then smaller too. */
const FEW_COLOURS = { palette: true, effort: 1 };
const MARK_TRIES = [
  { share: 1, colours: {} },
  ...[1, 1 / 2, 1 / 4, 1 / 8].map((share) => ({ share, colours: FEW_COLOURS })),
];

/** See LogoMaker.makeMark. */
export async function makeMark({ input, output, height }: MakeMark): Promise<MadePicture | 'unreadable'> {
  const logo = await openLogo(input);
  if (typeof logo === 'string') return 'unreadable';
  const most = logo.drawing ? Number.POSITIVE_INFINITY : logo.height;
  const mark = await orUnreadable(() => drawMark(logo, Math.min(2 * height, most)));
  if (mark === 'unreadable') return mark;
  await replaceFile(output, (handle) => handle.writeFile(mark.bytes));
  return { extension: 'png', type: 'image/png', width: mark.width, height: mark.height };
}

async function drawMark(logo: OpenLogo, height: number): Promise<Size & { readonly bytes: Buffer }> {
  for (const { share, colours } of MARK_TRIES) {
    const drawn = drawLogo(logo, { width: share * MARK_MAX_WIDTH, height: share * height });
    const { data, info } = await drawn.png({ compressionLevel: 9, ...colours }).toBuffer({ resolveWithObject: true });
    if (data.length <= MARK_MAX_BYTES) return { bytes: data, width: info.width, height: info.height };
  }
  throw new Error('the mark is too heavy');
}
