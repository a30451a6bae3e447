import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderPicture } from './render-picture.ts';
import { scenes } from './scenes.ts';

const target = fileURLToPath(new URL('../pictures/', import.meta.url));
const wanted = process.argv.slice(2);

await mkdir(target, { recursive: true });
let totalBytes = 0;
for (const scene of scenes) {
  if (wanted.length > 0 && !wanted.includes(scene.name)) continue;
  const picture = await renderPicture(scene, target);
  totalBytes += picture.bytes;
  console.log(`${picture.fileName.padEnd(24)} ${String(Math.round(picture.bytes / 1024)).padStart(4)} KB`);
}
console.log(`together ${Math.round(totalBytes / 1024)} KB`);
