import { replaceFile } from '@approdo/shared/node/durable-file';
import sharp, { type OverlayOptions } from 'sharp';
import type { MadePicture, MakeCard } from '../picture-maker.ts';
import { MAX_PIXELS } from '../picture-work.ts';
import { drawLogo, type OpenLogo, openLogo, orUnreadable, PAPER, type Size } from './draw-logo.ts';

/** LOOK.md, section 7: the proportion that social networks show uncropped. */
const CARD: Size = { width: 1200, height: 630 };
const CARD_MAX_BYTES = 200_000;

/** The first at which the card is light enough; even noise is at the last. */
const QUALITIES = [82, 74, 66, 55, 40, 25, 10];

/** The most that a logo takes of the card, the paper around it, and what lies between this and the card's edges. */
const LOGO: Size = { width: 380, height: 130 };
const PADDING = 28;
const MARGIN = 40;

/** See LogoMaker.makeCard. */
export async function makeCard({ picture, logo: file, output }: MakeCard): Promise<MadePicture | 'unreadable'> {
  const logo = file === undefined ? undefined : await openLogo(file);
  if (typeof logo === 'string') return 'unreadable';
  const bytes = await orUnreadable(() => drawCard(picture, logo));
  if (bytes === 'unreadable') return bytes;
  await replaceFile(output, (handle) => handle.writeFile(bytes));
  return { extension: 'jpg', type: 'image/jpeg', ...CARD };
}

async function drawCard(picture: string, logo: OpenLogo | undefined): Promise<Buffer> {
  const crop = sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  const { data, info } = await crop
    .resize({ ...CARD, fit: 'cover' })
    .flatten({ background: PAPER })
    .composite(logo ? await drawPlate(logo) : [])
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const quality of QUALITIES) {
    const bytes = await sharp(data, { raw }).jpeg({ quality, progressive: true }).toBuffer();
    if (bytes.length <= CARD_MAX_BYTES) return bytes;
  }
  throw new Error('the card is too heavy');
}

/** The logo on paper, bottom left. */
async function drawPlate(logo: OpenLogo): Promise<OverlayOptions[]> {
  const { data: input, info } = await drawLogo(logo, LOGO).png().toBuffer({ resolveWithObject: true });
  const plate = { width: info.width + 2 * PADDING, height: info.height + 2 * PADDING };
  const top = CARD.height - MARGIN - plate.height;
  return [
    { input: { create: { ...plate, channels: 3, background: PAPER } }, left: MARGIN, top },
    { input, left: MARGIN + PADDING, top: top + PADDING },
  ];
}
