import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createEasel, type Easel } from './core/easel.ts';
import { createRandom } from './core/random.ts';
import { finishSheet, sheetMargin } from './core/texture.ts';

/** One picture to paint: its name is the file name without ending, its seed makes it repeatable. */
export type Scene = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly format?: 'jpg' | 'png';
  /** Marks are drawn clean; scenes get hand-cut edges, pigment and grain. */
  readonly isMark?: boolean;
  readonly paint: (easel: Easel) => string;
};

const maxBytes = 196 * 1024;
const startQuality = 72;
const lowestQuality = 50;

/** Paints a scene and writes it into a folder, never heavier than the repository should carry. */
export async function renderPicture(scene: Scene, folder: string): Promise<{ fileName: string; bytes: number }> {
  const easel = createEasel({ width: scene.width, height: scene.height }, createRandom(scene.seed));
  const body = scene.paint(easel);
  const sheet = scene.isMark ? plainSheet(easel, body) : finishSheet(easel, body);
  const margin = scene.isMark ? 0 : sheetMargin;
  const cut = { left: margin, top: margin, width: scene.width, height: scene.height };
  const { data: pixels, info } = await sharp(Buffer.from(sheet), { unlimited: true })
    .extract(cut)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const format = scene.format ?? 'jpg';
  const encoded =
    format === 'png'
      ? await sharp(pixels, { raw }).png({ compressionLevel: 9, palette: true, quality: 90 }).toBuffer()
      : await encodeJpeg(pixels, raw);
  const fileName = `${scene.name}.${format}`;
  await writeFile(join(folder, fileName), encoded);
  return { fileName, bytes: encoded.length };
}

async function encodeJpeg(
  pixels: Buffer,
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 },
): Promise<Buffer> {
  for (let quality = startQuality; ; quality -= 4) {
    const encoded = await sharp(pixels, { raw })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (encoded.length <= maxBytes || quality <= lowestQuality) return encoded;
  }
}

function plainSheet(easel: Easel, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${easel.width}" height="${easel.height}" viewBox="0 0 ${easel.width} ${easel.height}"><defs>${easel.definitions()}</defs>${body}</svg>`;
}
