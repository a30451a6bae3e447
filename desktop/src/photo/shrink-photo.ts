import { MAX_PICTURE_SIDE, uploadLimits } from '@approdo/shared/domain/content/media-limits';
import {
  formatOf,
  isAnimated,
  isHeic,
  type PictureFormat,
  readHeader,
  uprightSize,
} from '@approdo/shared/node/picture';
import sharp, { type Metadata } from 'sharp';

/** A picture that the library takes: upright, within its limits, with nothing in it but pixels. */
export type ShrunkPhoto = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its file extension. */
  readonly extension: string;
  /** MIME type. */
  readonly type: string;
};

/** Why a file cannot become one. */
export type PhotoFault = 'HEIC' | 'unreadable' | 'too many pixels' | 'too heavy';

/** Decoded, this many take 800 megabytes: twice what the largest phones make. */
const MAX_PIXELS = 200_000_000;

/** Tried from the best on, until the file is small enough. */
const QUALITY_STEPS = [0, -8, -16, -24];
const SIDES = [MAX_PICTURE_SIDE, 1600, 1200, 900];

sharp.cache(false);

/** Turns the picture upright, shrinks it to the library's limits and strips location, camera and other metadata. */
export async function shrinkPhoto(bytes: Uint8Array<ArrayBuffer>): Promise<ShrunkPhoto | PhotoFault> {
  const found = await readHeader(bytes);
  if (!found || found.format === 'svg') return 'unreadable';
  const { width, height } = uprightSize(found);
  if (width * height * (found.pages ?? 1) > MAX_PIXELS) return 'too many pixels';
  const format = formatOf(found);
  const { extension, type } = format;
  if (isFine(found, bytes)) return { bytes, extension, type };
  try {
    const shrunk = await encode({ bytes, found, format });
    return shrunk ? { bytes: shrunk, extension, type } : 'too heavy';
  } catch {
    return isHeic(found) ? 'HEIC' : 'unreadable';
  }
}

/** Whether re-encoding would improve nothing. */
function isFine(found: Metadata, { length }: Uint8Array): boolean {
  const { format, orientation = 1, exif, icc, iptc, xmp, comments } = found;
  const { width, height } = uprightSize(found);
  const isSmall = Math.max(width, height) <= MAX_PICTURE_SIDE && length <= uploadLimits.image;
  const isBare = !exif && !icc && !iptc && !xmp && !comments && orientation === 1;
  return isSmall && isBare && ['jpeg', 'png', 'webp', 'gif'].includes(format);
}

type Encoding = { readonly bytes: Uint8Array; readonly found: Metadata; readonly format: PictureFormat };

async function encode({ bytes, found, format }: Encoding): Promise<Uint8Array<ArrayBuffer> | undefined> {
  for (const side of SIDES) {
    const picture = sharp(bytes, { animated: isAnimated(found), limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    for (const quality of listQualities(format)) {
      const made = await format.encode(picture.clone(), quality).toBuffer();
      if (made.length <= uploadLimits.image) return new Uint8Array(made);
    }
  }
  return undefined;
}

function listQualities({ quality }: PictureFormat): readonly (number | undefined)[] {
  return quality === undefined ? [undefined] : QUALITY_STEPS.map((step) => quality + step);
}
