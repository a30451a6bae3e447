import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rulesOf } from '@approdo/shared/contract/operations/translatable';
import { listEmbeds } from '@approdo/shared/rich-text/stored-content';
import { findLooseMarks } from '@approdo/shared/words/base/loose-marks';
import { describe, expect, onTestFinished, test } from 'vitest';
import { plainHomepage } from '../../starter/homepage.ts';
import { starterLanguages } from '../../starter/languages.ts';
import { plainProperty } from '../../starter/property.ts';
import { demoPages, fixedPages } from '../../starter/writing/pages.ts';
import { demoPosts } from '../../starter/writing/posts.ts';
import { migrate } from '../db/sqlite/migrate.ts';
import { openDatabase } from '../db/sqlite/open-database.ts';
import { transact } from '../db/transaction.ts';
import { readText } from '../features/operations/translations/check-texts.ts';
import { listNeededGaps, viewOverview } from '../features/operations/translations/overview.ts';
import { fillContent } from './starter-content.ts';

async function openFilled(kind: 'demo' | 'none') {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-starter-'));
  const { database, connection } = openDatabase(join(folder, 'database.sqlite'));
  onTestFinished(async () => {
    await database.destroy();
    rmSync(folder, { recursive: true });
  });
  migrate(connection, folder);
  await transact(database, (trx) => fillContent(trx, kind));
  return database;
}

/** Each text of a language's content, wherever it stands in it. */
function listTexts(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(listTexts) : [];
}

test('no line of the starter content in French can begin with a mark', () => {
  const french = starterLanguages.find(([language]) => language === 'fr')?.[1];
  const texts = listTexts(french);
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.flatMap(findLooseMarks)).toEqual([]);
});

test.each([
  ['en', /e-mail|network address|sign(?:ed)? (?:in|out)|sign-ins/i],
  ['de', /Netz(?:werk)?adresse|\bEmail/],
  ['fr', /adresse réseau|courriel|\bhôtes?\b/i],
] as const)('the privacy notice in %s calls a thing by the word that the site has for it', (language, other) => {
  const notice = starterLanguages.find(([code]) => code === language)?.[1].pages['informativa-privacy'];
  expect(notice?.content).not.toMatch(other);
});

test('what an empty site says at first in Italian is true of any house', () => {
  const place = /\b(?:isola|mare|traghetto|limon[ei])\b/i;
  const texts = [...listTexts(plainHomepage), ...listTexts(plainProperty)];
  expect(texts.filter((text) => place.test(text))).toEqual([]);
});

test.each(starterLanguages)(
  'what an empty site says at first in %s is true of any house',
  (_, { hero, description }) => {
    const place = /\b(?:sea|island|Insel|Meer|mer|ferry|lemons?)\b|île/i;
    expect([...listTexts(hero.plain), description.plain].filter((text) => place.test(text))).toEqual([]);
  },
);

describe.each(starterLanguages)('in %s', (language, { posts, pages }) => {
  test('the starter content says all that the language cannot be offered without, once it is checked', async () => {
    for (const kind of ['demo', 'none'] as const) {
      expect(await listNeededGaps(await openFilled(kind), language)).toEqual([]);
    }
  });

  test('each text keeps its embeds, and the bounds of its Italian', async () => {
    const italian = new Map([...demoPosts, ...demoPages, ...fixedPages].map((document) => [document.slug, document]));
    for (const [kind, documents] of [
      ['posts', posts],
      ['pages', pages],
    ] as const) {
      for (const [slug, { slug: own, ...texts }] of Object.entries(documents)) {
        expect(listEmbeds(texts.content)).toEqual(listEmbeds(italian.get(slug)?.content ?? ''));
        expect(rulesOf(kind).slug?.safeParse(own).success).toBe(true);
        for (const [field, text] of Object.entries(texts)) {
          expect(await readText(kind, { field, text })).toEqual({ text });
        }
      }
    }
  });

  test('every other text keeps the bounds of its Italian', async () => {
    const database = await openFilled('demo');
    const rows = await database.selectFrom('translations').selectAll().where('language', '=', language).execute();
    for (const { kind, field, text, state } of rows) {
      expect(await readText(kind, { field, text })).toEqual({ text });
      expect(state).toBe('CHECKED');
    }
  });
});

test('English has all of the starter content', async () => {
  const { all, things: found } = await viewOverview(await openFilled('demo'), {
    language: 'en',
    forAdmin: true,
  });
  expect(found.filter(({ missing }) => missing > 0)).toEqual([]);
  expect(all.done).toBe(all.total);
  expect(found.filter(({ isPublished }) => !isPublished)).toEqual([]);
});
