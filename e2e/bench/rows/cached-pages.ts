import { BROWSER_HEADERS, getPages, load } from '../load/load.ts';
import { ARTICLE } from '../prepared-data.ts';
import { recordAnswer, startExpress } from '../references/start-reference.ts';
import { type Compared, compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds, perSecond } from '../units.ts';

const PAGES = ['/', '/blog', ARTICLE];

/** Pages from memory against Express sending the same bytes, as a browser asks for them. */
export const cachedPages: Row = {
  name: 'cached',
  async measure({ site, rounds }) {
    const answers = await Promise.all(PAGES.map((path) => recordAnswer(site.origin, path, BROWSER_HEADERS)));
    const express = await startExpress(answers);

    async function compareAt(path: string, connections: number, pick: 'perSecond' | 'p99'): Promise<Compared> {
      const measure = (origin: string) => async () => {
        const options = { origin, requests: getPages(path), connections };
        return (await load({ ...options, until: { milliseconds: 1500 } }))[pick];
      };
      const sides = { ours: measure(site.origin), theirs: measure(express.origin) };
      await sides.ours();
      await sides.theirs();
      return await compare(rounds, sides);
    }

    const figures = [];
    for (const path of PAGES) {
      figures.push(
        ratioFigure({
          what: `cached ${path}, 16 connections`,
          compared: await compareAt(path, 16, 'perSecond'),
          goal: { atLeast: 0.8 },
          unit: perSecond,
          referenceName: 'Express, same bytes',
        }),
      );
    }
    figures.push(
      ratioFigure({
        what: 'cached /, p99 at 128 connections',
        compared: await compareAt('/', 128, 'p99'),
        goal: { atMost: 1.3 },
        unit: milliseconds,
        referenceName: 'Express, same bytes',
      }),
    );
    await express.stop();
    return figures;
  },
};
