import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCoastalWords } from '@approdo/shared/words/testing/coastal-words';
import { expect, test } from 'vitest';
import { listCatalogueTexts } from '../../testing/texts-of.ts';

/** How guests travel, in the words of the regions' official lists, which know whether there is a sea. */
const OF_REGIONS = '../law/guests/texts/travel.ts';

const HANDBOOK = join(import.meta.dirname, '../../../../docs/handbook');

test('the back office speaks of no coast, which not every house is on', () => {
  const texts = Object.entries(import.meta.glob<object>('../**/{texts.ts,texts/*.ts}', { eager: true }))
    .filter(([file]) => !file.endsWith('.test.ts') && file !== OF_REGIONS)
    .flatMap(([file, module]) => listCatalogueTexts(module, file));
  const ofACoast = texts.filter(([, text]) => listCoastalWords(String(text), 'it').length > 0);
  expect(texts.length).toBeGreaterThan(1000);
  expect(ofACoast.map(([place]) => place)).toEqual([]);
});

test('the handbook speaks of none either', () => {
  const pages = readdirSync(HANDBOOK).filter((file) => file.endsWith('.md'));
  const ofACoast = pages.map((page) => [page, listCoastalWords(readFileSync(join(HANDBOOK, page), 'utf8'), 'it')]);
  expect(ofACoast.filter(([, words = []]) => words.length > 0)).toEqual([]);
});
