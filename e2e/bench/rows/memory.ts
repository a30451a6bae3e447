import { execFileSync } from 'node:child_process';
import { makeDataDir, removeDataDir, startSite } from '../../support/start-site.ts';
import { BROWSER_HEADERS, getPages, load } from '../load/load.ts';
import { recordAnswer, startExpress } from '../references/start-reference.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { mebibytes } from '../units.ts';

/** What a fresh process holds at the end of a load of cached pages. */
export const memory: Row = {
  name: 'memory',
  async measure({ site, rounds }) {
    const answer = await recordAnswer(site.origin, '/', BROWSER_HEADERS);
    const dataDir = makeDataDir('memory');
    await (await startSite({ dataDir })).stop();
    const compared = await compare(rounds, {
      ours: async () => await heldUnderLoad(await startSite({ dataDir })),
      theirs: async () => await heldUnderLoad(await startExpress([answer])),
    });
    removeDataDir(dataDir);
    return [
      ratioFigure({
        what: 'memory under load',
        compared,
        goal: { atMost: 3 },
        unit: mebibytes,
        referenceName: 'Express, same bytes',
      }),
    ];
  },
};

type Server = { readonly origin: string; readonly pid: number; readonly stop: () => Promise<unknown> };

async function heldUnderLoad(server: Server): Promise<number> {
  const until = { milliseconds: 2000 };
  await load({ origin: server.origin, requests: getPages('/'), connections: 16, until });
  const held = residentBytes(server.pid);
  await server.stop();
  return held;
}

function residentBytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
