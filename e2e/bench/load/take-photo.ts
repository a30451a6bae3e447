import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const PAINTED = fileURLToPath(new URL('../../../server/starter/pictures/hero-bay.jpg', import.meta.url));

/** Writes a 12-megapixel JPEG with noise, so that it is as large as a phone's photo. */
export async function takePhoto(file: string, sigma = 12): Promise<void> {
  const size = { width: 4000, height: 3000 };
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  const grain = await sharp({ create: { ...size, channels: 3, background: 'gray', noise } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  await sharp(PAINTED)
    .resize({ ...size, fit: 'cover' })
    .composite([{ input: grain, blend: 'overlay' }])
    .jpeg({ quality: 90 })
    .toFile(file);
}
