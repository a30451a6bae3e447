import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Redraws the app's icons from the site's icon: `node desktop/packaging/draw-icons.ts`. */
const icons = join(import.meta.dirname, '..', 'icons');
const resources = join(import.meta.dirname, 'resources');
const site = readFileSync(join(import.meta.dirname, '..', '..', 'web', 'public', 'icon.svg'), 'utf8');

/** On a Mac the system colours it: only the shape counts. */
const SHAPE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill-rule="evenodd" d="M5 28V15a11 11 0 0 1 22 0v13zm14.500-19a4 4 0 1 0 0 8a4 4 0 1 0 0-8z"/></svg>`;

/** The badge shows counts up to nine; beyond that it shows "more". */
const COUNTS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'more'];

// The installers derive their icons from this one.
await draw(site, join(resources, 'icon.png'), 1024);
await draw(site, join(icons, 'tray.png'), 24);
await draw(site, join(icons, 'tray@2x.png'), 48);
await draw(SHAPE, join(icons, 'trayTemplate.png'), 16);
await draw(SHAPE, join(icons, 'trayTemplate@2x.png'), 32);
for (const count of COUNTS) await draw(badgeOf(count), join(icons, `badge-${count}.png`), 32);

async function draw(picture: string, file: string, size: number): Promise<void> {
  const density = (72 * size) / 32;
  await sharp(Buffer.from(picture), { density }).resize(size, size).png({ compressionLevel: 9 }).toFile(file);
}

function badgeOf(count: string): string {
  const text = count === 'more' ? '9+' : count;
  const size = count === 'more' ? 17 : 23;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="16" fill="#b3261e"/><text x="16" y="${16 + size * 0.36}" text-anchor="middle" font-family="sans-serif" font-weight="bold" font-size="${size}" fill="#fff">${text}</text></svg>`;
}
