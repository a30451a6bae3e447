import { keyOfOldAddress, MAX_REDIRECTS } from '@approdo/shared/domain/content/redirects/old-address';
import { transact } from '../../../server/src/db/transaction.ts';
import { hashKey, insertRedirect } from '../../../server/src/features/content/redirects/redirects.repository.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { BROWSER_HEADERS, getPages, load, secondsOfRound } from '../load/load.ts';
import { openDatabaseOf } from '../prepared-data.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { perSecond } from '../units.ts';

const OLD = '/2021/05/articolo-7/';

/** Requests of one side of a round, one after another: wrk takes a 404 for a failure. */
const MISSES = 300;

/** A site with as many old addresses as there may be beside one without any (MOVING.md, section 9). */
export const redirects: Row = {
  name: 'redirects',
  async measure({ rounds }) {
    const full = await startFull();
    const bare = await startSite({ dataDir: makeDataDir('without-redirects') });
    const rateOf = (site: RunningSite, path: string) => async () => {
      const requests = getPages(path);
      const seconds = secondsOfRound(rounds);
      return (await load({ origin: site.origin, requests, connections: 16, seconds })).perSecond;
    };
    const misses = (site: RunningSite) => () => missesPerSecond(site);
    const referenceName = 'without';
    try {
      const home = await compare(rounds, { ours: rateOf(full, '/'), theirs: rateOf(bare, '/') });
      const miss = await compare(rounds, { ours: misses(full), theirs: misses(bare) });
      const kept = await compare(rounds, { ours: rateOf(full, OLD), theirs: rateOf(full, '/blog') });
      return [
        { what: 'cached / with 20,000 old addresses', compared: home, goal: { atLeast: 0.98 }, referenceName },
        { what: 'a 404 with 20,000 old addresses', compared: miss, goal: { atLeast: 0.9 }, referenceName },
        { what: 'an old address, kept', compared: kept, goal: { atLeast: 0.8 }, referenceName: 'cached /blog' },
      ].map((figure) => ratioFigure({ ...figure, unit: perSecond }));
    } finally {
      for (const site of [full, bare]) {
        await site.stop();
        removeDataDir(site.dataDir);
      }
    }
  },
};

/** Half of the addresses have a number, as those of WordPress. */
async function startFull(): Promise<RunningSite> {
  const dataDir = makeDataDir('redirects');
  await (await startSite({ dataDir })).stop();
  const database = openDatabaseOf(dataDir);
  await transact(database, async (trx) => {
    for (let index = 0; index < MAX_REDIRECTS; index += 1) {
      const fromAddress = index % 2 === 0 ? `/?p=${index}` : `/2021/05/articolo-${index}/`;
      const keyHash = hashKey(keyOfOldAddress(fromAddress));
      await insertRedirect(trx, { id: `r${index}`, fromAddress, keyHash, toAddress: '/blog', moveId: null });
    }
  });
  await database.destroy();
  return await startSite({ dataDir });
}

async function missesPerSecond({ origin }: RunningSite): Promise<number> {
  const start = performance.now();
  for (let count = 0; count < MISSES; count += 1) {
    const answer = await fetch(`${origin}/da-nessuna-parte-${count}`, { headers: BROWSER_HEADERS });
    await answer.arrayBuffer();
    if (answer.status !== 404) throw new Error(`${answer.url} is ${answer.status}`);
  }
  return (1000 * MISSES) / (performance.now() - start);
}
