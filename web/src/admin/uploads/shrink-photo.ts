import { MAX_PICTURE_SIDE, uploadLimits } from '@approdo/shared/contract/content/media';
import { nameAs } from '@approdo/shared/domain/text/file-name';
import { findSidesFault, fitWithin, type Sides } from './upload-rules.ts';

/** What is tried, from the best on, until the bytes are few enough. */
const SIDES = [MAX_PICTURE_SIDE, 1600, 1200, 900];
const QUALITIES = [0.85, 0.75, 0.6];

/** What canvases write, with its endings. */
const ENDINGS = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);

/**
 * Makes photos fit for the library one after the other, as each is held in memory decoded. What fits already is left as it
 * is, and so is what cannot be made smaller here: a GIF, which would stand still, and what this browser does not open. The
 * library says why it refuses that.
 */
export function createShrinkPhoto(): (photo: File, signal: AbortSignal) => Promise<File> {
  let before: Promise<unknown> = Promise.resolve();
  return (photo, signal) => {
    const shrunk = before.then(() => (signal.aborted ? photo : shrinkPhoto(photo)));
    before = shrunk.catch(() => undefined);
    return shrunk;
  };
}

async function shrinkPhoto(photo: File): Promise<File> {
  if (photo.type === 'image/gif' || typeof OffscreenCanvas === 'undefined') return photo;
  // Upright: a browser turns a photo as its EXIF says when it opens it.
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return photo;
  try {
    return fits(photo, picture) ? photo : ((await writeSmaller(photo, picture)) ?? photo);
  } finally {
    picture.close();
  }
}

/** A HEIC does not, however small: few browsers show it. */
function fits({ size, type }: File, sides: Sides): boolean {
  return size <= uploadLimits.image && findSidesFault(sides) === undefined && !/^image\/hei[cf]/.test(type);
}

/** In its own format, as far as canvases write it, and else as a JPEG. */
async function writeSmaller(photo: File, picture: ImageBitmap): Promise<File | undefined> {
  const type = ENDINGS.has(photo.type) ? photo.type : 'image/jpeg';
  for (const side of SIDES) {
    const canvas = draw(picture, { ...fitWithin(picture, side), isOpaque: type === 'image/jpeg' });
    for (const quality of QUALITIES) {
      const written = await canvas.convertToBlob({ type, quality });
      if (written.size <= uploadLimits.image) return nameFile(photo, written);
      // It has no quality to give up.
      if (written.type === 'image/png') break;
    }
  }
  return undefined;
}

function draw(picture: ImageBitmap, { width, height, isOpaque }: Sides & { readonly isOpaque: boolean }) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: !isOpaque });
  if (!context) throw new Error('The browser has no canvas to draw on');
  if (isOpaque) {
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

/** By what it is now: a browser that cannot write a format writes a PNG instead. */
function nameFile({ name, lastModified }: File, written: Blob): File {
  const extension = ENDINGS.get(written.type) ?? 'png';
  return new File([written], nameAs(name, extension), { type: written.type, lastModified });
}
