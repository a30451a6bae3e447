import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { INITIAL_GUIDE_TERMS } from '@approdo/shared/domain/stays/guide';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import { demoFeatureBoxes } from '../../starter/feature-boxes.ts';
import { demoGuide, demoHours } from '../../starter/guide.ts';
import { demoHomepage, plainHomepage } from '../../starter/homepage.ts';
import { starterLanguages } from '../../starter/languages.ts';
import { demoMenu } from '../../starter/menu.ts';
import { starterPictures } from '../../starter/pictures.ts';
import { demoProperty, plainProperty } from '../../starter/property.ts';
import { starterRecordings } from '../../starter/recordings.ts';
import { demoReviews } from '../../starter/reviews.ts';
import type { Clock } from '../adapters/clock.ts';
import { type SiteFiles, uploadKey } from '../adapters/site-files/site-files.ts';
import type { Reader, Trx } from '../db/transaction.ts';
import { insertReview } from '../features/bookings/reviews/reviews.repository.ts';
import { insertFeatureBox } from '../features/content/feature-boxes/feature-boxes.repository.ts';
import { hasHomepage, putHomepage } from '../features/content/homepage/homepage.repository.ts';
import { insertMenuEntry } from '../features/content/menu/menu.repository.ts';
import { putProperty } from '../features/content/property/property.repository.ts';
import { markEverything } from '../features/operations/demo/demo-marks.ts';
import { putPriceRules } from '../features/prices/rates/price-rules.repository.ts';
import { putRates } from '../features/prices/rates/rates.service.ts';
import { putGuide } from '../features/stays/guide/guide.repository.ts';
import { programPath } from '../program.ts';
import { fillLanguages, sayInOtherLanguage } from './starter-languages.ts';
import { fillLife } from './starter-life.ts';
import { fillWriting } from './starter-writing.ts';

/** A whole site to look at and make one's own, or only what the site cannot be without. */
export type StarterKind = 'demo' | 'none';

const PICTURES = programPath('server/starter/pictures');
const RECORDINGS = programPath('server/starter/recordings');
/** Made by the build; where they are not there, the site makes its own. */
const RENDITIONS = programPath('server/dist/starter-renditions');

const COPIES_AT_ONCE = 8;

/** Writes homepage, property, prices and pages into a database that has none; false, and nothing written, where there is one. */
export async function fillEmptyDatabase(trx: Trx, kind: StarterKind, clock: Clock): Promise<boolean> {
  if (!(await isEmpty(trx))) return false;
  await fillContent(trx, kind);
  // Only a new property shows its prices from the first day: one that has no rules of prices shows the list alone.
  await putPriceRules(trx, { ...initialPriceRules, show: 'CALENDAR' });
  if (kind === 'demo') await bringToLife(trx, clock);
  return true;
}

export async function isEmpty(reader: Reader): Promise<boolean> {
  return !(await hasHomepage(reader));
}

/** Lets guests come and go, tells them of the tenant, and remembers that all of it is a demo. */
export async function bringToLife(trx: Trx, clock: Clock): Promise<void> {
  await fillLife(trx, clock);
  await fillGuide(trx);
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

/** Puts what the content shows and plays among the files, whole: to be called before it is in the database. */
export async function copyStarterMedia({ store, renditionSets }: SiteFiles, kind: StarterKind): Promise<void> {
  const shown = kind === 'demo' ? starterPictures.map(({ fileName }) => fileName) : ['hero-bay.jpg'];
  const played = kind === 'demo' ? starterRecordings.map(({ fileName }) => fileName) : [];
  const originals = [
    ...shown.map((fileName) => join(PICTURES, fileName)),
    ...played.map((fileName) => join(RECORDINGS, fileName)),
  ];
  await runInParallel(originals, { limit: COPIES_AT_ONCE }, async (path) => {
    await store.put(uploadKey(basename(path)), await readFile(path));
  });
  const isMade = (fileName: string) => existsSync(join(RENDITIONS, fileName));
  for (const fileName of shown.filter(isMade)) await renditionSets.copyIn(fileName, join(RENDITIONS, fileName));
}

/** What the tenant tells those who stay in it, in each language. */
async function fillGuide(trx: Trx): Promise<void> {
  const sections = demoGuide.map((section) => ({ ...section, id: randomUUID() }));
  await putGuide(trx, { sections, ...INITIAL_GUIDE_TERMS, ...demoHours });
  for (const [language, { guide }] of starterLanguages) {
    for (const { id, key } of sections) {
      const { title, content } = guide[key];
      await sayInOtherLanguage(trx, language, { kind: 'guide', id, texts: { title, content } });
    }
  }
}
