import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { connect } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { SEASONS, startFull } from '../filled-prices.ts';
import { secondsOfRound } from '../load/load.ts';
import { timeOfCalls } from '../load/time-of-calls.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

/** More than the cache holds, so that each is computed. */
const QUOTES = 900;

/** The cost of quotes and of the owner's price reads with as many rules as allowed, compared with the list alone. */
export const prices: Row = {
  name: 'prices',
  async measure({ rounds }) {
    const [full, plain] = [await startFull('prices'), await startSite({ dataDir: makeDataDir('prices') })];
    const seconds = secondsOfRound(rounds);
    try {
      const timeOf = async (site: RunningSite, paths: readonly string[]) => {
        const { token } = await connect(site).auth.login({ body: owner });
        return () => timeOfCalls(site, { paths, token, seconds });
      };
      const week = await timeOf(full, quotesOf(7));
      const plainWeek = await timeOf(plain, quotesOf(7));
      const year = await timeOf(full, quotesOf(365));
      const years = await timeOf(full, ['/api/rates/years']);
      const rules = await timeOf(full, ['/api/price-rules']);
      const terms = await timeOf(full, ['/api/payment-settings']);
      for (const side of [week, plainWeek, year, years, rules, terms]) await side();
      const unit = milliseconds;
      return [
        ratioFigure({
          what: 'a quote of 7 nights with all prices filled',
          compared: await compare(rounds, { ours: week, theirs: plainWeek }),
          goal: { atMost: 1.3 },
          unit,
          referenceName: 'nothing set',
        }),
        ratioFigure({
          what: 'a quote of 365 nights with all prices filled',
          compared: await compare(rounds, { ours: year, theirs: week }),
          goal: { atMost: 4 },
          unit,
          referenceName: '7 nights',
        }),
        ratioFigure({
          what: `four lists of ${SEASONS} seasons`,
          compared: await compare(rounds, { ours: years, theirs: terms }),
          goal: { atMost: 4 },
          unit,
          referenceName: 'the terms of payment',
        }),
        ratioFigure({
          what: 'the rules of prices filled to their bounds',
          compared: await compare(rounds, { ours: rules, theirs: terms }),
          goal: { atMost: 4 },
          unit,
          referenceName: 'the terms of payment',
        }),
      ];
    } finally {
      for (const site of [full, plain]) {
        await site.stop();
        removeDataDir(site.dataDir);
      }
    }
  },
};

function quotesOf(nights: number): string[] {
  return Array.from({ length: QUOTES }, (_, index) => {
    const startDate = inDays(10 + index);
    return `/api/quote?startDate=${startDate}&endDate=${addDays(startDate, nights)}&detail=true`;
  });
}
