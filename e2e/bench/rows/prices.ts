import { addDays } from '@approdo/shared/domain/date/local-date';
import { initialPriceRules } from '@approdo/shared/domain/money/price-rules';
import { connect, connectOwner } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { secondsOfRound } from '../load/load.ts';
import { timeOfCalls } from '../load/time-of-calls.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

/** More than answers are kept of, so that each is worked out. */
const QUOTES = 900;
const SEASONS = 60;

/** What quotes and the owner's reads of prices cost with all that there may be, beside the list alone. */
export const prices: Row = {
  name: 'prices',
  async measure({ rounds }) {
    const [full, plain] = [await startFull(), await startSite({ dataDir: makeDataDir('prices') })];
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

/** Four lists of sixty seasons, two hundred exceptions, fifty discounts and thirty extras, of which none forbids anything. */
async function startFull(): Promise<RunningSite> {
  const site = await startSite({ dataDir: makeDataDir('prices') });
  const client = await connectOwner(site);
  const thisYear = Number(inDays(0).slice(0, 4));
  const list = { seasons: listSeasons(), cleaningFee: 30, linenFee: 20 };
  await client.rates.replace({ body: { ...list, currency: 'EUR' } });
  for (const year of [thisYear + 1, thisYear + 2, thisYear + 3]) {
    await client.rates.replaceYear({ params: { year }, body: list });
  }
  await client.priceRules.replace({
    body: {
      shortStays: { ...initialPriceRules.shortStays, rule: 'SHARE' },
      exceptions: Array.from({ length: 200 }, (_, index) => {
        const startDate = inDays(10 + index * 5);
        return { startDate, endDate: addDays(startDate, 1), weeklyPrice: 700 + index, label: `Eccezione ${index}` };
      }),
      discounts: Array.from({ length: 50 }, (_, index) => ({ kind: 'LENGTH', at: 2 + index, percent: 5 }) as const),
      extras: Array.from({ length: 30 }, (_, index) => {
        return { name: `Extra ${index}`, price: 500, per: 'NIGHT', max: 2, untilDays: 0, isOn: true } as const;
      }),
    },
  });
  return site;
}

/** Over the whole of a leap year. */
function listSeasons() {
  const days = Math.floor(366 / SEASONS);
  return Array.from({ length: SEASONS }, (_, index) => ({
    from: addDays('2028-01-01', index * days).slice(5),
    to: index === SEASONS - 1 ? '12-31' : addDays('2028-01-01', (index + 1) * days - 1).slice(5),
    weeklyPrice: 500 + index,
    nightlyPrice: 90,
    weekendPrice: 120,
  }));
}
