import { residentBytes } from '../../support/resident-memory.ts';
import { makeDataDir, removeDataDir, startSite } from '../../support/start-site.ts';
import { BROWSER_HEADERS, getPages, load } from '../load/load.ts';

import { recordAnswer, startExpress } from '../references/start-reference.ts';
import { median, plainFigure, ratioFigure, summarize } from '../rounds.ts';
import type { Row } from '../row.ts';
import { mebibytes } from '../units.ts';

const MiB = 2 ** 20;
const LOAD_SECONDS = 20;

/** Memory of a fresh process after twenty seconds of load. */
export const memory: Row = {
  name: 'memory',
  async measure({ site, rounds }) {
    const answer = await recordAnswer(site.origin, '/', BROWSER_HEADERS);
    const dataDir = makeDataDir('memory');
    await (await startSite({ dataDir })).stop();
    const pairs = [];
    for (let round = 0; round < rounds; round += 1) {
      const ours = await weigh(await startSite({ dataDir, variables: { LOG_LEVEL: 'info' } }));
      pairs.push({ ours, theirs: await weigh(await startExpress([answer])) });
    }
    removeDataDir(dataDir);
    return [
      ratioFigure({
        what: `memory after ${LOAD_SECONDS} s of load`,
        compared: summarize(pairs),
        goal: { atMost: 3 },
        unit: mebibytes,
        referenceName: 'Express, same bytes',
      }),
      plainFigure({
        what: 'the same, by itself',
        value: median(pairs.map(({ ours }) => ours)),
        goal: { atMost: 220 * MiB },
        unit: mebibytes,
      }),
    ];
  },
};

type Server = { readonly origin: string; readonly pid: number; readonly stop: () => Promise<unknown> };

async function weigh(server: Server): Promise<number> {
  await load({ origin: server.origin, requests: getPages('/'), connections: 16, seconds: LOAD_SECONDS });
  const loaded = residentBytes(server);
  await server.stop();
  return loaded;
}
