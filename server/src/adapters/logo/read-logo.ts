import { contrastOfLuminances, luminanceOfChannels } from '@approdo/shared/domain/content/look/colour';
import { LOGO_HINTS, type LogoHint } from '@approdo/shared/domain/content/look/logo';
import { replaceFile } from '@approdo/shared/node/durable-file';
import { formatOf } from '@approdo/shared/node/picture';
import type { LogoFault, MadeLogo, MadePicture, ReadLogo } from '../picture-maker.ts';
import { drawLogo, type OpenLogo, openLogo, orUnreadable, PAPER, type Size } from './draw-logo.ts';

/** Pixels of a logo that is no drawing: twice what the widest bar shows. */
const MAX_WIDTH = 800;

/** See LogoMaker.readLogo. */
export async function readLogo({ input, output, as }: ReadLogo): Promise<MadeLogo | LogoFault> {
  const logo = await openLogo(input);
  if (typeof logo === 'string') return logo;
  const read = await orUnreadable(async () => ({ ...(await makeAnew(logo)), hints: await findHints(logo, as) }));
  if (read === 'unreadable') return read;
  const { bytes, ...made } = read;
  await replaceFile(output, (handle) => handle.writeFile(bytes));
  return made;
}

async function makeAnew(logo: OpenLogo): Promise<MadePicture & { readonly bytes: Buffer }> {
  if (logo.drawing) {
    const { svg, width, height } = logo.drawing;
    return { bytes: Buffer.from(svg), extension: 'svg', type: 'image/svg+xml', width, height };
  }
  const { extension, type, encode } = formatOf(logo.header);
  const picture = drawLogo(logo, { width: Math.min(logo.width, MAX_WIDTH), height: logo.height });
  const { data: bytes, info } = await encode(picture).toBuffer({ resolveWithObject: true });
  return { bytes, extension, type, width: info.width, height: info.height };
}

/** A logo wider than this in proportion to its height is small in the bar. */
const WIDE = 6;

/** As far as a side may differ from a square's: what rounding or a careless crop makes. */
const SQUARE_TOLERANCE = 0.02;

/** What an owner may want to change. An icon lies on paper and its colours are its own, so only its shape counts. */
async function findHints(logo: OpenLogo, as: ReadLogo['as']): Promise<readonly LogoHint[]> {
  const { width, height } = logo;
  const hints: LogoHint[] = [...(logo.drawing?.hints ?? [])];
  const pixels = await samplePixels(logo);
  if (as === 'ICON') {
    const isSquare = Math.abs(width - height) <= SQUARE_TOLERANCE * Math.max(width, height);
    return isSquare ? hints : [...hints, LOGO_HINTS.notSquare];
  }
  if (isHardToSee(pixels, PAPER)) hints.push(LOGO_HINTS.onLight);
  if (isHardToSee(pixels, DARK)) hints.push(LOGO_HINTS.onDark);
  if (width > WIDE * height) hints.push(LOGO_HINTS.wide);
  return hints;
}

/** A dark page: its luminance, 0.01, is that of the dark grounds. */
const DARK = '#101c26';

/** Enough to see which colours prevail. */
const SAMPLE: Size = { width: 256, height: 256 };

/** Four bytes a pixel: red, green, blue and opacity. */
async function samplePixels(logo: OpenLogo): Promise<Buffer> {
  return await drawLogo(logo, SAMPLE).toColourspace('srgb').ensureAlpha().raw().toBuffer();
}

/** Text and shapes need 4.5 and 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11); logotypes are exempt, so this is a hint alone. */
const MIN_CONTRAST = 3;
const MOST = 0.9;

/** Whether nine tenths of what is painted have too little contrast with a ground; each pixel counts by its opacity. */
function isHardToSee(pixels: Buffer, ground: string): boolean {
  const under = [1, 3, 5].map((at) => Number.parseInt(ground.slice(at, at + 2), 16));
  const groundLuminance = luminanceOfChannels(under);
  let painted = 0;
  let faint = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 0) / 255;
    if (opacity === 0) continue;
    const seen = under.map((channel, index) => opacity * (pixels[at + index] ?? 0) + (1 - opacity) * channel);
    painted += opacity;
    if (contrastOfLuminances(luminanceOfChannels(seen), groundLuminance) < MIN_CONTRAST) faint += opacity;
  }
  return faint >= MOST * painted;
}
