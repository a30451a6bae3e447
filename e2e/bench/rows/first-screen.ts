import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner, type RunningSite } from '../../support/start-site.ts';
import { startBareScreen } from '../references/start-bare-screen.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

/** Lighthouse's slow 4G: 1.6 Mbit/s, a round trip of 150 ms, and a processor four times slower. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER = 4;

type ScreenToOpen = { readonly address: string; readonly name: RegExp; readonly site?: RunningSite };

/** How soon an owner can press a button on a phone, compared with a page that has nothing else. */
export const firstScreen: Row = {
  name: 'first-screen',
  async measure({ site, rounds }) {
    const bare = await startBareScreen();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
    try {
      const compared = await compare(rounds, {
        ours: () =>
          waitFor(browser, { address: `${site.origin}/admin`, name: /^(Conferma|Rispondi|Vedi|Mostra tutte)/, site }),
        theirs: () => waitFor(browser, { address: bare.origin, name: /^Avanti$/ }),
      });
      return [
        ratioFigure({
          what: 'a press on the first screen, on a phone at slow 4G',
          compared,
          goal: { atMost: 1.6 },
          unit: milliseconds,
          referenceName: 'a button of React and Mantine',
        }),
      ];
    } finally {
      await browser.close();
      bare.stop();
    }
  },
};

/** Milliseconds from navigation to the first button of that name, with an empty cache. */
async function waitFor(browser: Browser, { address, name, site }: ScreenToOpen): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  if (site) await storeSession(page, site, owner);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  // By text, not by role: computing all roles takes a tenth of the time on a slow processor.
  await page.locator('button, a', { hasText: name }).first().waitFor();
  const took = performance.now() - began;
  await page.close();
  return took;
}
