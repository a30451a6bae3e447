import { constants, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initialRates } from '@approdo/shared/domain/rates';
import { demoHomepage, plainHomepage } from '../starter/homepage.ts';
import { starterPictures } from '../starter/pictures.ts';
import { demoProperty, plainProperty } from '../starter/property.ts';
import type { Trx } from './db/transaction.ts';
import { putHomepage } from './features/homepage/homepage.service.ts';
import { putProperty } from './features/property/property.service.ts';
import { putRates } from './features/rates/rates.service.ts';

/** A whole house to look at and make one's own, or only what the site cannot be without. */
export type StarterKind = 'demo' | 'none';

const PICTURES = fileURLToPath(new URL('../starter/pictures/', import.meta.url));

/** Writes homepage, property and price list into a database that has none; false, and nothing written, where there is one. */
export async function fillEmptyDatabase(trx: Trx, kind: StarterKind): Promise<boolean> {
  const filled = await trx.selectFrom('homepage').select('only_row').executeTakeFirst();
  if (filled) return false;
  await putHomepage(trx, kind === 'demo' ? demoHomepage : plainHomepage);
  await putProperty(trx, kind === 'demo' ? demoProperty : plainProperty);
  await putRates(trx, initialRates);
  return true;
}

/** Puts the pictures that the content shows into the uploads, whole: one that was cut off is written anew. */
export function copyStarterPictures(uploads: string, kind: StarterKind): void {
  const shown = kind === 'demo' ? starterPictures.map(({ fileName }) => fileName) : ['hero-bay.jpg'];
  for (const fileName of shown) {
    copyFileSync(join(PICTURES, fileName), join(uploads, fileName), constants.COPYFILE_FICLONE);
  }
}
