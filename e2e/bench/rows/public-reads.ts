import { connectOwner } from '../../support/api.ts';
import type { RunningSite } from '../../support/start-site.ts';
import { BROWSER_HEADERS, getPages, load, secondsOfRound } from '../load/load.ts';
import { recordAnswer, startExpress } from '../references/start-reference.ts';
import { compare, median, ratioFigure } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { milliseconds, perSecond } from '../units.ts';

const READS = ['/api/blog?limit=10', '/api/bookings', '/api/property'];
const CHANGES = 60;

/** Public API reads, between changes and right after one, compared with Express sending the same JSON. */
export const publicReads: Row = {
  name: 'public-reads',
  async measure({ site, rounds }) {
    const figures: Figure[] = [];
    const change = await prepareChange(site);
    for (const read of READS) {
      const answer = await recordAnswer(site.origin, read, BROWSER_HEADERS);
      const express = await startExpress([{ ...answer, path: read.split('?', 1)[0] ?? read }]);
      const speed = (origin: string) => async () =>
        (await load({ origin, requests: getPages(read), connections: 16, seconds: secondsOfRound(rounds) })).perSecond;
      figures.push(
        ratioFigure({
          what: `GET ${read}`,
          compared: await compare(rounds, { ours: speed(site.origin), theirs: speed(express.origin) }),
          goal: { atLeast: 0.8 },
          unit: perSecond,
          referenceName: 'Express, same JSON',
        }),
      );
      const first = (origin: string) => () => timeAfter(change, () => recordAnswer(origin, read, BROWSER_HEADERS));
      const { measured, reference, ratio } = await compare(rounds, {
        ours: first(site.origin),
        theirs: first(express.origin),
      });
      figures.push(
        ratioFigure({
          what: `GET ${read}, right after a change`,
          compared: { measured, reference, ratio: 1 / ratio },
          goal: { atLeast: 0.3 },
          unit: milliseconds,
          referenceName: 'Express, same JSON',
        }),
      );
      await express.stop();
    }
    return figures;
  },
};

/** A change that empties the cache, as any change of content does. */
async function prepareChange(site: RunningSite): Promise<() => Promise<unknown>> {
  const owner = await connectOwner(site);
  const settings = await owner.homepage.get();
  return () => owner.homepage.update({ body: settings });
}

/** The median time of a read, each after a change. */
async function timeAfter(change: () => Promise<unknown>, read: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < CHANGES; round += 1) {
    await change();
    const start = performance.now();
    await read();
    times.push(performance.now() - start);
  }
  return median(times);
}
