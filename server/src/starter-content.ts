import { constants, copyFileSync, cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initialRates } from '@approdo/shared/domain/rates';
import { demoFeatureBoxes } from '../starter/feature-boxes.ts';
import { demoHomepage, plainHomepage } from '../starter/homepage.ts';
import { demoMenu } from '../starter/menu.ts';
import { starterPictures } from '../starter/pictures.ts';
import { demoProperty, plainProperty } from '../starter/property.ts';
import { starterRecordings } from '../starter/recordings.ts';
import { demoReviews } from '../starter/reviews.ts';
import type { Clock } from './adapters/clock.ts';
import { renditionsBeside } from './adapters/media-store.ts';
import type { Trx } from './db/transaction.ts';
import { markEverything } from './features/demo/demo-marks.ts';
import { insertFeatureBox } from './features/feature-boxes/feature-boxes.repository.ts';
import { hasHomepage, putHomepage } from './features/homepage/homepage.repository.ts';
import { insertMenuEntry } from './features/menu/menu.repository.ts';
import { putProperty } from './features/property/property.repository.ts';
import { putRates } from './features/rates/rates.repository.ts';
import { insertReview } from './features/reviews/reviews.repository.ts';
import { fillLanguages } from './starter-languages.ts';
import { fillLife } from './starter-life.ts';
import { fillWriting } from './starter-writing.ts';

/** A whole site to look at and make one's own, or only what the site cannot be without. */
export type StarterKind = 'demo' | 'none';

const PICTURES = fileURLToPath(new URL('../starter/pictures/', import.meta.url));
const RECORDINGS = fileURLToPath(new URL('../starter/recordings/', import.meta.url));
/** Made by the build; where they are not there, the site makes its own. */
const RENDITIONS = fileURLToPath(new URL('../dist/starter-renditions/', import.meta.url));

/** Writes homepage, property, price list and pages into a database that has none; false, and nothing written, where there is one. */
export async function fillEmptyDatabase(trx: Trx, kind: StarterKind, clock: Clock): Promise<boolean> {
  if (await hasHomepage(trx)) return false;
  await fillContent(trx, kind);
  if (kind === 'demo') await bringToLife(trx, clock);
  return true;
}

/** Lets guests come and go, and remembers that all of it is a demo. */
export async function bringToLife(trx: Trx, clock: Clock): Promise<void> {
  await fillLife(trx, clock);
  await markEverything(trx);
}

/** What visitors see, of a property in which nothing has happened yet. */
export async function fillContent(trx: Trx, kind: StarterKind): Promise<void> {
  await putHomepage(trx, kind === 'demo' ? demoHomepage : plainHomepage);
  await putProperty(trx, kind === 'demo' ? demoProperty : plainProperty);
  await putRates(trx, initialRates);
  if (kind === 'demo') await fillSite(trx);
  await fillWriting(trx, kind);
  await fillLanguages(trx, kind);
}

/** What an owner makes her own first: menu, boxes over the hero, what guests said. */
async function fillSite(trx: Trx): Promise<void> {
  for (const entry of demoMenu) await insertMenuEntry(trx, entry);
  for (const [index, box] of demoFeatureBoxes.entries()) {
    await insertFeatureBox(trx, { ...box, createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() });
  }
  for (const review of demoReviews) await insertReview(trx, review);
}

/** Puts what the content shows and plays into the uploads, whole: one that was cut off is written anew. */
export function copyStarterMedia(uploads: string, kind: StarterKind): void {
  const shown = kind === 'demo' ? starterPictures.map(({ fileName }) => fileName) : ['hero-bay.jpg'];
  for (const fileName of shown) {
    copyFileSync(join(PICTURES, fileName), join(uploads, fileName), constants.COPYFILE_FICLONE);
    copyRenditions(fileName, renditionsBeside(uploads));
  }
  if (kind === 'none') return;
  for (const { fileName } of starterRecordings) {
    copyFileSync(join(RECORDINGS, fileName), join(uploads, fileName), constants.COPYFILE_FICLONE);
  }
}

function copyRenditions(fileName: string, renditions: string): void {
  const made = join(RENDITIONS, fileName);
  if (!existsSync(made)) return;
  cpSync(made, join(renditions, fileName), { recursive: true, mode: constants.COPYFILE_FICLONE });
}
