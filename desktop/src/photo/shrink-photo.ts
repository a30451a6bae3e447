import { MAX_PICTURE_SIDE, uploadLimits } from '@approdo/shared/domain/content/media-limits';
import { encodeWithin, formatOf, isAnimated, isHeic, readHeader, uprightSize } from '@approdo/shared/node/picture';
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

const LIMITS = { maxSide: MAX_PICTURE_SIDE, maxBytes: uploadLimits.image };

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
    const picture = sharp(bytes, { animated: isAnimated(found), limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const shrunk = await encodeWithin(picture.autoOrient(), format, LIMITS);
    return shrunk ? { bytes: new Uint8Array(shrunk), extension, type } : 'too heavy';
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
