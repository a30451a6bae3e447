import { BROWSER_HEADERS, getPages, load } from '../load/load.ts';
import { recordAnswer, startExpress } from '../references/start-reference.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { perSecond } from '../units.ts';

const PATH = '/api/blog?limit=10';

/** A page of posts, asked of the database each time, against Express sending the same JSON. */
export const blogList: Row = {
  name: 'blog-list',
  async measure({ site, rounds }) {
    const answer = await recordAnswer(site.origin, PATH, BROWSER_HEADERS);
    const express = await startExpress([{ ...answer, path: '/api/blog' }]);
    const measure = (origin: string) => async () =>
      (await load({ origin, requests: getPages(PATH), connections: 16, until: { milliseconds: 1500 } })).perSecond;
    const sides = { ours: measure(site.origin), theirs: measure(express.origin) };
    await sides.ours();
    await sides.theirs();
    const compared = await compare(rounds, sides);
    await express.stop();
    return [
      ratioFigure({
        what: `GET ${PATH}, not cached`,
        compared,
        goal: { atLeast: 0.55 },
        unit: perSecond,
        referenceName: 'Express, same JSON',
      }),
    ];
  },
};
