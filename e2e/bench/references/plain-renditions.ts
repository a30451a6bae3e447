import { renditionWidths } from '@approdo/shared/contract/content/media';
import sharp from 'sharp';

/** The reference for renditions: one decode, then each file in sequence, kept in memory. */
const [, , photo] = process.argv;
const widest = await sharp(photo)
  .resize(Math.max(...renditionWidths))
  .raw()
  .toBuffer({ resolveWithObject: true });
const { width, height, channels } = widest.info;
const raw = { width, height, channels };
for (const width of renditionWidths) {
  await sharp(widest.data, { raw }).resize(width).avif({ quality: 50, effort: 2 }).toBuffer();
  await sharp(widest.data, { raw }).resize(width).webp({ quality: 74, effort: 4 }).toBuffer();
}
process.stdout.write(String(process.resourceUsage().maxRSS * 1024));
