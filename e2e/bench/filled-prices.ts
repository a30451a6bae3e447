import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { initialPriceRules } from '@approdo/shared/domain/prices/price-rules';
import { connectOwner } from '../support/api.ts';
import { inDays } from '../support/days.ts';
import { makeDataDir, type RunningSite, startSite } from '../support/start-site.ts';

/** The number of seasons in each list. */
export const SEASONS = 60;

/** Starts a site with the most seasons, exceptions, discounts and extras; none of them forbids a stay. */
export async function startFull(name: string): Promise<RunningSite> {
  const site = await startSite({ dataDir: makeDataDir(name) });
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

/** Seasons that cover a whole leap year. */
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
