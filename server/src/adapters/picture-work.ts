import { rename, rm } from 'node:fs/promises';
import { formatOf, isAnimated, isDiskFault, isHeic, readHeader, uprightSize } from '@approdo/shared/node/picture';
import sharp from 'sharp';
import type { MadePicture, MakeAnew, PictureFault } from './picture-maker.ts';

/** Pixels of all frames of an animation: 200 megabytes when decoded. */
const MOST_PIXELS = 50_000_000;

sharp.cache(false);

/** See PictureMaker.makeAnew. */
export async function makeAnew({ input, output, maxSide }: MakeAnew): Promise<MadePicture | PictureFault> {
  const found = await readHeader(input);
  if (!found) return 'unreadable';
  const { width, height } = uprightSize(found);
  // Made smaller it would still be what cannot be read.
  if (width > maxSide || height > maxSide) return isHeic(found) ? 'HEIC' : 'too wide';
  if (width * height * (found.pages ?? 1) > MOST_PIXELS) return 'too many frames';

  const format = formatOf(found);
  const aside = `${output}.making`;
  try {
    const picture = sharp(input, { animated: isAnimated(found), limitInputPixels: MOST_PIXELS, failOn: 'error' });
    await format.encode(picture.autoOrient()).toFile(aside);
    await rename(aside, output);
  } catch (error) {
    await rm(aside, { force: true });
    // The decoder tells of it in words; the answer is found by the code.
    if (isDiskFault(error)) throw Object.assign(new Error('the disk is full', { cause: error }), { code: 'ENOSPC' });
    return isHeic(found) ? 'HEIC' : 'unreadable';
  }
  return { extension: format.extension, type: format.type, width, height };
}
