import { get } from 'node:http';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { type Browser, chromium } from '@playwright/test';
import { connectOwner } from '../../support/api.ts';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { inDays } from '../../support/days.ts';
import { makeDataDir, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { load, secondsOfRound } from '../load/load.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { kibibytes, milliseconds } from '../units.ts';

const YEAR = 365;

/** The cost of a home page that displays every price, and of three years of daily prices. */
export const pricesView: Row = {
  name: 'shown-prices',
  async measure({ rounds }) {
    const [full, bare] = [
      await startSite({ dataDir: makeDataDir('shown') }),
      await startSite({ dataDir: makeDataDir('bare') }),
    ];
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
    try {
      await setAll(full);
      await (await connectOwner(bare)).priceRules.replace({ body: { show: 'LIST' } });
      const seconds = secondsOfRound(rounds);
      const common = { referenceName: 'nothing set' };
      return [
        ratioFigure({
          what: 'script of / with every price set, untouched',
          compared: await compare(rounds, {
            ours: () => scriptOfHome(browser, full),
            theirs: () => scriptOfHome(browser, bare),
          }),
          goal: { atMost: 1.1 },
          unit: kibibytes,
          ...common,
        }),
        ratioFigure({
          what: 'HTML of / with every price set, compressed',
          compared: await compare(rounds, { ours: () => bytesOfHome(full), theirs: () => bytesOfHome(bare) }),
          goal: { atMost: 1.3 },
          unit: kibibytes,
          ...common,
        }),
        ratioFigure({
          what: 'GET /prices/days of three years',
          compared: await compare(rounds, {
            ours: () => timeOfDays(full, { days: 3 * YEAR, seconds }),
            theirs: () => timeOfDays(full, { days: YEAR, seconds }),
          }),
          goal: { atMost: 3 },
          unit: milliseconds,
          referenceName: 'one year',
        }),
      ];
    } finally {
      await browser.close();
      for (const site of [full, bare]) {
        await site.stop();
        removeDataDir(site.dataDir);
      }
    }
  },
};

async function setAll(site: RunningSite): Promise<void> {
  const owner = await connectOwner(site);
  const seasons = initialRates.seasons.map((season) => {
    const nightlyPrice = Math.round(season.weeklyPrice / 6);
    return { ...season, nightlyPrice, weekendPrice: nightlyPrice + 20 };
  });
  await owner.rates.replace({ body: { seasons } });
  const year = Number(inDays(0).slice(0, 4)) + 1;
  await owner.rates.replaceYear({ params: { year }, body: { seasons, cleaningFee: 45, linenFee: 25 } });
  await owner.priceRules.replace({
    body: {
      shortStays: { rule: 'NIGHT', percents: [60, 40, 30, 20, 10, 0] },
      exceptions: Array.from({ length: 12 }, (_, index) => {
        const startDate = inDays(30 + index * 14);
        return { startDate, endDate: addDays(startDate, 4), weeklyPrice: 700 + index, nightlyPrice: 120 + index };
      }),
      guests: { included: 2, perNight: 12_50 },
      childAge: 6,
      discounts: [
        { kind: 'LENGTH', at: 14, percent: 10 },
        { kind: 'EARLY', at: 90, percent: 10 },
        { kind: 'LAST_MINUTE', at: 14, percent: 15 },
      ],
      extras: ['Cane', 'Lettino', 'Legna', 'Barca', 'Biciclette'].map((name, index) => ({
        ...{ name, price: 5_00 * (index + 1), per: 'STAY' as const, max: 2, untilDays: index, isOn: true },
      })),
      show: 'CALENDAR',
    },
  });
  await owner.discountCodes.create({ body: { code: 'AMICI', percent: 12 } });
}

/** Compressed script bytes before any interaction. */
async function scriptOfHome(browser: Browser, { origin }: RunningSite): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  wire.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(`${origin}/`);
  await page.waitForLoadState('networkidle');
  await page.close();
  return bytes;
}

/** As received: fetch would decompress them. */
function bytesOfHome({ origin }: RunningSite): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br' };
    const call = get(`${origin}/`, { headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
    });
    call.on('error', reject);
  });
}

/** Milliseconds per answer, each for other days than before, so that each is computed. */
async function timeOfDays(
  { origin }: RunningSite,
  { days, seconds }: { readonly days: number; readonly seconds: number },
) {
  const requests = Array.from({ length: 900 }, (_, index) => {
    const from = inDays(1 + index);
    const to = addDays(from, days - 1);
    return { method: 'GET' as const, path: `/api/prices/days?from=${from}&to=${to}`, headers: {} };
  });
  const { perSecond } = await load({ origin, requests, connections: 4, seconds });
  return 1000 / perSecond;
}
