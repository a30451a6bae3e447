import { connectOwner } from '../../support/api.ts';
import { BROWSER_HEADERS, getPages, load, secondsOfRound } from '../load/load.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { perSecond } from '../units.ts';

/** A visitor who follows an external link: all that is ever counted of a page. */
const ARRIVING = {
  ...BROWSER_HEADERS,
  'User-Agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Site': 'cross-site',
  Referer: 'https://www.google.it/',
};

/** The process gets faster for a while after its start, by itself. */
const WARM_UP_SECONDS = 5;

/** A cached page with and without counting visits: one process, twice in each round. */
export const visits: Row = {
  name: 'visits',
  async measure({ site, rounds }) {
    const owner = await connectOwner(site);
    const requests = getPages('/').map((request) => ({ ...request, headers: ARRIVING }));
    const samples = rounds * 2;
    const perSecondIn = async (seconds: number) =>
      (await load({ origin: site.origin, requests, connections: 16, seconds })).perSecond;
    const measure = (isOn: boolean) => async () => {
      await owner.visits.changeSettings({ body: { isOn } });
      return await perSecondIn(secondsOfRound(samples));
    };
    await perSecondIn(WARM_UP_SECONDS);
    const compared = await compare(samples, { ours: measure(true), theirs: measure(false) });
    await owner.visits.changeSettings({ body: { isOn: true } });
    return [
      ratioFigure({
        what: 'cached / as visits are counted, 16 connections',
        compared,
        goal: { atLeast: 0.95 },
        unit: perSecond,
        referenceName: 'not counted',
      }),
    ];
  },
};
