import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { initialStayRules } from '@approdo/shared/domain/stays/stay-rules';
import { connectOwner } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { type LoadRequest, load, secondsOfRound } from '../load/load.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

/** More than the cache holds, so that each is computed. */
const QUOTES = 900;

/** The cost of a quote with the most seasons and exceptions, compared with the base price alone. */
export const stayRules: Row = {
  name: 'rules',
  async measure({ rounds }) {
    const full = fullRules();
    const least = { ...full, seasons: [], exceptions: [] };
    const [bound, free] = [await startBound(full), await startBound(least)];
    const seconds = secondsOfRound(rounds);
    try {
      const quote = { ours: () => timeOfQuote(bound, seconds), theirs: () => timeOfQuote(free, seconds) };
      await quote.ours();
      await quote.theirs();
      return [
        ratioFigure({
          what: 'a quote under 60 seasons and 200 exceptions',
          compared: await compare(rounds, quote),
          goal: { atMost: 1.3 },
          unit: milliseconds,
          referenceName: 'the base alone',
        }),
      ];
    } finally {
      for (const site of [bound, free]) {
        await site.stop();
        removeDataDir(site.dataDir);
      }
    }
  },
};

/** Sixty seasons over the whole year and two hundred exceptions over 24 months, none of which forbids a stay. */
export function fullRules() {
  const limits = { minNights: 3, maxNights: 60 };
  const seasons = Array.from({ length: 60 }, (_, index) => ({
    from: addDays('2028-01-01', index * 6).slice(5),
    to: addDays('2028-01-01', index * 6 + 5).slice(5),
    ...limits,
  }));
  const exceptions = Array.from({ length: 200 }, (_, index) => {
    const startDate = inDays(1 + index * 3);
    return { startDate, endDate: addDays(startDate, 1), minNights: 2 };
  });
  const base = { ...initialStayRules.base, minNights: 3, leadDays: 1 };
  return { ...initialStayRules, base, seasons, exceptions, horizonMonths: 36, preparationDays: 1, orphanNights: 1 };
}

async function startBound(body: ReturnType<typeof fullRules>): Promise<RunningSite> {
  const site = await startSite({ dataDir: makeDataDir('rules') });
  const owner = await connectOwner(site);
  await owner.stayRules.replace({ body });
  return site;
}

/** Milliseconds per quote, each for other dates than before. */
export async function timeOfQuote({ origin }: RunningSite, seconds: number): Promise<number> {
  const requests = Array.from({ length: QUOTES }, (_, index): LoadRequest => {
    const path = `/api/quote?startDate=${inDays(10 + index)}&endDate=${inDays(17 + index)}`;
    return { method: 'GET', path, headers: {} };
  });
  const { perSecond } = await load({ origin, requests, connections: 4, seconds });
  return 1000 / perSecond;
}
