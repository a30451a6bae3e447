import { nameAs } from '@approdo/shared/domain/content/file-name';

/** The sides of a picture in pixels, upright. */
export type Sides = { readonly width: number; readonly height: number };

/** The limits of a picture: pixels per side, and bytes. */
export type PictureLimits = { readonly side: number; readonly bytes: number };

/** The sides to try, from large to small, until the bytes are few enough. */
const SMALLER_SIDES = [1600, 1200, 900];
const QUALITIES = [0.85, 0.75, 0.6];

/** The types that canvases can write, with their extensions. */
const ENDINGS = new Map([
  ['image/jpeg', 'jpg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
]);

/**
 * Shrinks a photo to fit the limits. What already fits is returned unchanged, and so is what cannot be shrunk here: a
 * GIF, which would lose its animation, and what this browser cannot open. The library says why it refuses those.
 */
export async function shrinkPhoto(photo: File, limits: PictureLimits): Promise<File> {
  if (photo.type === 'image/gif' || typeof OffscreenCanvas === 'undefined') return photo;
  // Upright: browsers apply the EXIF orientation when they open a photo.
  const picture = await createImageBitmap(photo).catch(() => undefined);
  if (!picture) return photo;
  try {
    return fits(photo, picture, limits) ? photo : ((await writeSmaller(photo, picture, limits)) ?? photo);
  } finally {
    picture.close();
  }
}

/** A HEIC never fits, however small: few browsers show it. */
function fits({ size, type }: File, { width, height }: Sides, { side, bytes }: PictureLimits): boolean {
  return size <= bytes && Math.max(width, height) <= side && !/^image\/hei[cf]/.test(type);
}

/** Writes it in its own format if canvases can, else as a JPEG. */
async function writeSmaller(photo: File, picture: ImageBitmap, limits: PictureLimits): Promise<File | undefined> {
  const type = ENDINGS.has(photo.type) ? photo.type : 'image/jpeg';
  for (const side of [limits.side, ...SMALLER_SIDES]) {
    const canvas = draw(picture, { ...fitWithin(picture, side), isOpaque: type === 'image/jpeg' });
    for (const quality of QUALITIES) {
      const written = await canvas.convertToBlob({ type, quality });
      if (written.size <= limits.bytes) return nameFile(photo, written);
      // PNG has no quality to reduce.
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

/** Named by its actual type: a browser that cannot write a format writes a PNG instead. */
function nameFile({ name, lastModified }: File, written: Blob): File {
  const extension = ENDINGS.get(written.type) ?? 'png';
  return new File([written], nameAs(name, extension), { type: written.type, lastModified });
}

/** Scales to fit a square of that side, in whole pixels; never enlarges. */
export function fitWithin({ width, height }: Sides, side: number): Sides {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
