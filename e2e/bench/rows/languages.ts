import { OTHER_LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { transact } from '../../../server/src/db/transaction.ts';
import { putPost } from '../../../server/src/features/content/blog/blog.repository.ts';
import { connectOwner } from '../../support/api.ts';
import { residentBytes } from '../../support/resident-memory.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { BROWSER_HEADERS, getPages, load, secondsOfRound } from '../load/load.ts';
import { aPost, openDatabaseOf } from '../prepared-data.ts';
import { recordAnswer, startExpress } from '../references/start-reference.ts';
import { compare, plainFigure, ratioFigure } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { mebibytes, perSecond } from '../units.ts';

const ARTICLES = 100;
const LOAD_SECONDS = 20;
const MiB = 2 ** 20;

/** Cached pages in four languages with a hundred articles each, and the memory of a process that caches them all. */
export const languages: Row = {
  name: 'languages',
  async measure({ rounds }) {
    const dataDir = makeDataDir('languages');
    const articles = await fillLanguages(dataDir);
    const site = await startSite({ dataDir, variables: { LOG_LEVEL: 'info' } });
    for (const path of articles) await recordAnswer(site.origin, path, BROWSER_HEADERS);
    const figures: Figure[] = [];
    for (const path of ['/de', articles.at(-1) ?? '/fr']) figures.push(await comparePage(site, path, rounds));
    await load({ origin: site.origin, requests: getPages(...articles), connections: 16, seconds: LOAD_SECONDS });
    figures.push(
      plainFigure({
        what: `memory after ${LOAD_SECONDS} s over ${articles.length} articles in four languages`,
        value: residentBytes(site),
        goal: { atMost: 220 * MiB },
        unit: mebibytes,
      }),
    );
    await site.stop();
    removeDataDir(dataDir);
    return figures;
  },
};

async function comparePage(site: RunningSite, path: string, rounds: number): Promise<Figure> {
  const express = await startExpress([await recordAnswer(site.origin, path, BROWSER_HEADERS)]);
  const measure = (origin: string) => async () =>
    (await load({ origin, requests: getPages(path), connections: 16, seconds: secondsOfRound(rounds) })).perSecond;
  const compared = await compare(rounds, { ours: measure(site.origin), theirs: measure(express.origin) });
  await express.stop();
  return ratioFigure({
    what: `cached ${path} of four languages`,
    compared,
    goal: { atLeast: 0.8 },
    unit: perSecond,
    referenceName: 'Express, same bytes',
  });
}

/** The addresses of the articles, in each language. */
async function fillLanguages(dataDir: string): Promise<readonly string[]> {
  await (await startSite({ dataDir })).stop();
  const posts = Array.from({ length: ARTICLES }, (_, index) => aPost(index));
  const database = openDatabaseOf(dataDir);
  await transact(database, async (trx) => {
    for (const post of posts) await putPost(trx, post);
  });
  await database.destroy();
  const site = await startSite({ dataDir });
  const owner = await connectOwner(site);
  for (const language of OTHER_LANGUAGES) {
    for (const { id, title, excerpt, content, slug } of posts) {
      const texts = { title, excerpt, content };
      const fields = Object.fromEntries(
        Object.entries(texts).map(([field, text]) => [field, { text: `${text} ${language}`, isChecked: true }]),
      );
      const body = { fields, slug: `${language}-${slug}`, isPublished: true };
      await owner.translations.update({ params: { language, kind: 'posts', id }, body });
    }
  }
  await owner.languages.offer({ body: { offered: [...OTHER_LANGUAGES] } });
  await site.stop();
  return posts.flatMap(({ slug }) => [
    `/blog/${slug}`,
    ...OTHER_LANGUAGES.map((language) => `/${language}/blog/${language}-${slug}`),
  ]);
}
