import { fileURLToPath } from 'node:url';
import { connect, logIn } from '../../support/api.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { load, secondsOfRound } from '../load/load.ts';
import { measureSiteScript } from '../load/script-of-site.ts';
import { compare, plainFigure, ratioFigure } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { kibibytes, perSecond } from '../units.ts';

const KiB = 2 ** 10;
const here = fileURLToPath(new URL('../../..', import.meta.url));
const ME = '/api/auth/me';
const PAGES = ['home', 'article', 'login'] as const;
/** The script that passkey sign-in may add to its page (KEYS.md). */
const MORE_AT_LOGIN = 3 * KiB;

/** Each build prepares its own folder, like an installation: neither may use the other's tables. */
type Place = { readonly root: string; readonly dataDir: string; readonly isDemo: true };

/** The cost of passkeys to accounts without any: this build compared with `--before FOLDER`; skipped without it. */
export const buildBefore: Row = {
  name: 'build-before',
  async measure({ rounds, before }) {
    if (before === undefined) return [];
    const ours = { root: here, dataDir: makeDataDir('now'), isDemo: true } as const;
    const theirs = { root: before, dataDir: makeDataDir('before'), isDemo: true } as const;
    const reads = (place: Place) => () => readsPerSecond(place, secondsOfRound(rounds));
    try {
      for (const place of [ours, theirs]) await (await startSite(place)).stop();
      return [
        ratioFigure({
          what: `GET ${ME}`,
          compared: await compare(rounds, { ours: reads(ours), theirs: reads(theirs) }),
          goal: { atLeast: 0.95 },
          unit: perSecond,
          referenceName: 'the build before',
        }),
        ...(await compareScripts(ours, theirs)),
      ];
    } finally {
      for (const { dataDir } of [ours, theirs]) removeDataDir(dataDir);
    }
  },
};

async function within<Result>(place: Place, work: (site: RunningSite) => Promise<Result>): Promise<Result> {
  const site = await startSite(place);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

const readsPerSecond = (place: Place, seconds: number): Promise<number> =>
  within(place, async (site) => {
    const { token } = await logIn(site, owner);
    const headers = { Authorization: `Bearer ${token}` };
    const requests = [{ method: 'GET', path: ME, headers } as const];
    return (await load({ origin: site.origin, requests, connections: 16, seconds })).perSecond;
  });

/** Compressed script of the pages that passkeys may not change, and of the one they may change a little. */
async function compareScripts(ours: Place, theirs: Place): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of PAGES) {
    const measure = (place: Place) =>
      within(place, async (site) => measureSiteScript(site, await findPath(site, page)));
    const [measured, reference] = [await measure(ours), await measure(theirs)];
    figures.push(
      page === 'login'
        ? plainFigure({
            what: 'script of /login, more than before',
            value: measured - reference,
            goal: { atMost: MORE_AT_LOGIN },
            unit: kibibytes,
          })
        : ratioFigure({
            what: `script of the page ${page}`,
            compared: { measured, reference, ratio: measured / reference },
            goal: { atMost: 1 },
            unit: kibibytes,
            referenceName: 'the build before',
          }),
    );
  }
  return figures;
}

async function findPath(site: RunningSite, page: (typeof PAGES)[number]): Promise<string> {
  if (page !== 'article') return page === 'home' ? '/' : '/login';
  const { posts } = await connect(site).blog.list({ query: {} });
  return `/blog/${posts[0]?.slug ?? ''}`;
}
