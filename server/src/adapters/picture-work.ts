import { rename, rm } from 'node:fs/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { MadePicture, MakeAnew, PictureFault } from './picture-maker.ts';

/** Pixels of all frames of an animation: 200 megabytes when decoded. */
const MOST_PIXELS = 50_000_000;

type Format = Omit<MadePicture, 'width' | 'height'> & { readonly encode: (picture: Sharp) => Sharp };

const JPEG: Format = {
  extension: 'jpg',
  type: 'image/jpeg',
  encode: (picture) => picture.flatten({ background: 'white' }).jpeg({ quality: 85, progressive: true }),
};

/** The formats that browsers show; a picture in any other becomes a JPEG. */
const FORMATS: Readonly<Record<string, Format>> = {
  jpeg: JPEG,
  png: { extension: 'png', type: 'image/png', encode: (picture) => picture.png({ compressionLevel: 9 }) },
  webp: { extension: 'webp', type: 'image/webp', encode: (picture) => picture.webp({ quality: 85 }) },
  gif: { extension: 'gif', type: 'image/gif', encode: (picture) => picture.gif() },
  avif: { extension: 'avif', type: 'image/avif', encode: (picture) => picture.avif({ quality: 65, effort: 2 }) },
};

sharp.cache(false);

/** See PictureMaker.makeAnew. */
export async function makeAnew({ input, output, maxSide }: MakeAnew): Promise<MadePicture | PictureFault> {
  const found = await readHeader(input);
  if (!found) return 'unreadable';
  const { width, height } = uprightSize(found);
  if (width > maxSide || height > maxSide) return 'too wide';
  if (width * height * (found.pages ?? 1) > MOST_PIXELS) return 'too many frames';

  const format = FORMATS[formatOf(found)] ?? JPEG;
  const aside = `${output}.making`;
  try {
    const picture = sharp(input, { animated: isAnimated(found), limitInputPixels: MOST_PIXELS, failOn: 'error' });
    await format.encode(picture.autoOrient()).toFile(aside);
    await rename(aside, output);
  } catch (error) {
    await rm(aside, { force: true });
    if (isDiskFault(error)) throw error;
    return found.compression === 'hevc' ? 'HEIC' : 'unreadable';
  }
  return { extension: format.extension, type: format.type, width, height };
}

export function isAnimated({ pages = 1, format }: Metadata): boolean {
  return pages > 1 && (format === 'gif' || format === 'webp');
}

/** What the file says of itself, before a pixel is decoded; undefined where it says nothing that can be understood. */
export async function readHeader(input: string): Promise<Metadata | undefined> {
  try {
    return await sharp(input, { limitInputPixels: false }).metadata();
  } catch (error) {
    if (isDiskFault(error)) throw error;
    return undefined;
  }
}

/** Pixels as the picture is seen; of an animation, of one frame. */
export function uprightSize({ width, height, pageHeight, orientation = 1 }: Metadata): {
  width: number;
  height: number;
} {
  const rows = pageHeight ?? height;
  return orientation >= 5 ? { width: rows, height: width } : { width, height: rows };
}

function formatOf({ format, compression }: Metadata): string {
  return format === 'heif' && compression === 'av1' ? 'avif' : format;
}

/** The decoder tells of a full disk in words only. */
function isDiskFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || /no space left/i.test(error.message)
  );
}
