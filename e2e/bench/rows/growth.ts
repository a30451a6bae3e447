import { randomUUID } from 'node:crypto';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { transact } from '../../../server/src/db/transaction.ts';
import { insertReview } from '../../../server/src/features/bookings/reviews/reviews.repository.ts';
import { putPost } from '../../../server/src/features/content/blog/blog.repository.ts';
import { connectOwner } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { BROWSER_HEADERS, load, secondsOfRound } from '../load/load.ts';
import { aPost, fillWithStays, instantOf, openDatabaseOf } from '../prepared-data.ts';
import { recordAnswer } from '../references/start-reference.ts';
import { median, ratioFigure, summarize } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { milliseconds } from '../units.ts';

const SIZES = [1, 10, 100] as const;
/** Of each kind, at size 1. */
const FEW = 10;
const POST = 'articolo-0';

/** Calls whose answers do not grow with the content; a growing list has a reason to take longer. */
const CALLS = [
  '/api/blog?limit=10',
  `/api/blog/${POST}`,
  '/api/gallery/la-casa',
  `/api/quote?startDate=${inDays(100)}&endDate=${inDays(110)}&linen=true`,
];
const CHANGED_PAGES = ['/', `/blog/${POST}`];
const CHANGES = 20;

type Grown = { readonly size: number; readonly site: RunningSite };

/** The time of each call with ten and a hundred times the posts, past stays and reviews. */
export const growth: Row = {
  name: 'growth',
  async measure({ rounds }) {
    const sites: Grown[] = [];
    for (const size of SIZES) sites.push({ size, site: await startGrown(size) });
    try {
      const figures: Figure[] = [];
      for (const path of CALLS)
        figures.push(...(await compareSizes(path, { sites, rounds, measure: timeOfCall(secondsOfRound(rounds)) })));
      for (const path of CHANGED_PAGES) {
        figures.push(
          ...(await compareSizes(`${path} after a change`, { sites, rounds, measure: timeOfChanged(path) })),
        );
      }
      return figures;
    } finally {
      for (const { site } of sites) {
        await site.stop();
        removeDataDir(site.dataDir);
      }
    }
  },
};

type Comparison = {
  readonly sites: readonly Grown[];
  readonly rounds: number;
  readonly measure: (site: RunningSite, what: string) => Promise<number>;
};

/** A line for each factor of ten: the larger content compared with the smaller. */
async function compareSizes(what: string, { sites, rounds, measure }: Comparison): Promise<Figure[]> {
  for (const { site } of sites) await measure(site, what);
  const times: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const row = [];
    for (const { site } of sites) row.push(await measure(site, what));
    times.push(row);
  }
  return sites.slice(1).map(({ size }, index) =>
    ratioFigure({
      what: `${what.replace(/\?.*?(?= |$)/, '')}, ${size} times the content`,
      compared: summarize(
        times.map((row) => ({ ours: row[index + 1] ?? Number.NaN, theirs: row[index] ?? Number.NaN })),
      ),
      goal: { atMost: 1.3 },
      unit: milliseconds,
      referenceName: `${size / 10} times`,
    }),
  );
}

/** Milliseconds per answer, four at a time. */
function timeOfCall(seconds: number): Comparison['measure'] {
  return async ({ origin }, path) => {
    const requests = [{ method: 'GET' as const, path, headers: {} }];
    const { perSecond } = await load({ origin, requests, connections: 4, seconds });
    return 1000 / perSecond;
  };
}

function timeOfChanged(path: string): Comparison['measure'] {
  return async (site) => {
    const owner = await connectOwner(site);
    const settings = await owner.homepage.get();
    const times: number[] = [];
    for (let change = 0; change < CHANGES; change += 1) {
      await owner.homepage.update({ body: settings });
      const start = performance.now();
      await recordAnswer(site.origin, path, BROWSER_HEADERS);
      times.push(performance.now() - start);
    }
    return median(times);
  };
}

async function startGrown(size: number): Promise<RunningSite> {
  const dataDir = makeDataDir(`growth-${size}`);
  await (await startSite({ dataDir })).stop();
  const database = openDatabaseOf(dataDir);
  await fillWithStays(database, addDays(todayInRome(new Date()), -4 * FEW * (size - 1)), FEW * size);
  await transact(database, async (trx) => {
    for (let index = 0; index < FEW * size; index += 1) {
      await putPost(trx, aPost(index));
      await insertReview(trx, aReview(index));
    }
  });
  await database.destroy();
  return await startSite({ dataDir });
}

function aReview(index: number): Parameters<typeof insertReview>[1] {
  return {
    id: randomUUID(),
    guest_name: 'Ada Rossi',
    rating: 5,
    comment: 'Una settimana di silenzio e di limoni: torneremo.',
    status: 'APPROVED',
    language: 'it',
    created_at: instantOf(index),
  };
}
