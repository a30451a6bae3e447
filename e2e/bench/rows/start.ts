import { makeDataDir, removeDataDir, startSite } from '../../support/start-site.ts';
import { BROWSER_HEADERS } from '../load/load.ts';
import { recordAnswer, startExpress } from '../references/start-reference.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

/** From process start to the last byte of the first page, with an existing database. */
export const start: Row = {
  name: 'start',
  async measure({ site, rounds }) {
    const answer = await recordAnswer(site.origin, '/', BROWSER_HEADERS);
    const dataDir = makeDataDir('start');
    await (await startSite({ dataDir })).stop();
    const sides = {
      ours: () => timeToFirstPage(() => startSite({ dataDir })),
      theirs: () => timeToFirstPage(() => startExpress([answer])),
    };
    await sides.ours();
    await sides.theirs();
    const compared = await compare(rounds, sides);
    removeDataDir(dataDir);
    return [
      ratioFigure({
        what: 'process start to first page',
        compared,
        unit: milliseconds,
        referenceName: 'Express, same bytes',
      }),
    ];
  },
};

type Server = { readonly origin: string; readonly stop: () => Promise<unknown> };

async function timeToFirstPage(startServer: () => Promise<Server>): Promise<number> {
  const from = performance.now();
  const server = await startServer();
  await recordAnswer(server.origin, '/', BROWSER_HEADERS);
  const took = performance.now() - from;
  await server.stop();
  return took;
}
