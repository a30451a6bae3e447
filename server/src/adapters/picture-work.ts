import { open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isMovingAvif } from '@approdo/shared/domain/content/moving-picture';
import {
  encodeWithin,
  formatOf,
  isAnimated,
  isDiskFault,
  isHeic,
  type PictureFormat,
  type PictureLimits,
  readHeader,
  uprightSize,
} from '@approdo/shared/node/picture';
import sharp, { type Metadata, type Sharp } from 'sharp';
import type { MadePicture, MakeAnew, PictureFault } from './picture-maker.ts';

/** Pixels over all frames of an animation: 200 megabytes when decoded. */
export const MAX_PIXELS = 50_000_000;

sharp.cache(false);

/** See PictureMaker.makeAnew. */
export async function makeAnew({ input, output, maxSide, maxBytes }: MakeAnew): Promise<MadePicture | PictureFault> {
  const found = await readHeader(input);
  if (!found) return await faultOf(input);
  const { width, height } = uprightSize(found);
  const { pages = 1 } = found;
  const isScaled = maxBytes !== undefined;
  if (!isScaled && Math.max(width, height) > maxSide) return isHeic(found) ? 'HEIC' : 'too wide';
  // It is too large to decode, so it cannot be scaled down either.
  if (isScaled && width * height > MAX_PIXELS) return isHeic(found) ? 'HEIC' : 'too heavy';
  if (width * height * pages > MAX_PIXELS) return 'too many frames';

  const format = formatOf(found);
  const aside = `${output}.making`;
  try {
    const picture = await openUpright(input, found);
    if (maxBytes === undefined) await format.encode(picture).toFile(aside);
    else if (!(await writeWithin(aside, picture, { format, maxSide, maxBytes }))) return 'too heavy';
    const size = isScaled ? uprightSize(await sharp(aside).metadata()) : { width, height };
    await rename(aside, output);
    return { extension: format.extension, type: format.type, ...size };
  } catch (error) {
    await rm(aside, { force: true });
    // The decoder reports it only in its message; callers look for the code.
    if (isDiskFault(error)) throw Object.assign(new Error('the disk is full', { cause: error }), { code: 'ENOSPC' });
    return isHeic(found) ? 'HEIC' : await faultOf(input);
  }
}

type Scaling = PictureLimits & { readonly format: PictureFormat };

/** Returns false where it stays too heavy, however it is scaled. */
async function writeWithin(path: string, picture: Sharp, { format, ...limits }: Scaling): Promise<boolean> {
  const made = await encodeWithin(picture, format, limits);
  if (made) await writeFile(path, made);
  return made !== undefined;
}

/** Why a picture cannot be decoded: the decoder knows no animated AVIF, even an intact one. */
async function faultOf(input: string): Promise<PictureFault> {
  const file = await open(input).catch(() => undefined);
  try {
    if (!file) return 'unreadable';
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BRAND_BYTES), 0, BRAND_BYTES, 0);
    return isMovingAvif(buffer.subarray(0, bytesRead)) ? 'moving AVIF' : 'unreadable';
  } finally {
    await file?.close();
  }
}

/** Bytes up to the end of an AVIF's brand. */
const BRAND_BYTES = 12;

async function openUpright(input: string, found: Metadata): Promise<Sharp> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  if (isAnimated(found))
    return (found.orientation ?? 1) > 1 ? await turnFrames(input, found) : sharp(input, { ...options, animated: true });
  const ended = found.format === 'jpeg' ? await withEnd(input) : undefined;
  // If more than the end mark is missing, the decoder reaches the added mark too early and warns.
  return (ended ? sharp(ended, { ...options, failOn: 'warning' }) : sharp(input, options)).autoOrient();
}

/** An animation is decoded as one tall picture, which cannot be rotated; its frames can. */
async function turnFrames(input: string, { pages = 1, delay = [], loop = 0 }: Metadata): Promise<Sharp> {
  const frames: Buffer[] = [];
  for (let page = 0; page < pages; page += 1) {
    frames.push(await sharp(input, { page, failOn: 'error' }).autoOrient().png({ compressionLevel: 1 }).toBuffer());
  }
  return sharp(frames, { join: { animated: true }, limitInputPixels: MAX_PIXELS }).webp({ delay, loop });
}

const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** A JPEG with its missing end mark added, which some cameras and programs omit; undefined if it has one. */
async function withEnd(input: string): Promise<Buffer | undefined> {
  const bytes = await readFile(input);
  return bytes.includes(END_OF_JPEG, -MAX_BYTES_BEHIND_END) ? undefined : Buffer.concat([bytes, END_OF_JPEG]);
}

/** Padding that some programs write after the end of a JPEG. */
const MAX_BYTES_BEHIND_END = 4096;
