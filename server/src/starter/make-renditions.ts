import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { renditionWidths } from '@approdo/shared/contract/content/media';
import { starterPictures } from '../../starter/pictures.ts';
import { makeRenditions } from '../adapters/renditions.ts';

/** Run by the build: the first visitor of a new installation does not wait for pictures that are the same everywhere. */
const pictures = fileURLToPath(new URL('../../starter/pictures/', import.meta.url));
const target = fileURLToPath(new URL('../../dist/starter-renditions', import.meta.url));
const aside = `${target}.making`;

rmSync(aside, { recursive: true, force: true });
for (const { fileName } of starterPictures) {
  await makeRenditions({ input: join(pictures, fileName), folder: join(aside, fileName), widths: renditionWidths });
}
rmSync(target, { recursive: true, force: true });
renameSync(aside, target);
