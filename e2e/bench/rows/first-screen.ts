import { type Browser, chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { keepSession } from '../../support/sign-in.ts';
import { owner, type RunningSite } from '../../support/start-site.ts';
import { startBareScreen } from '../references/start-bare-screen.ts';
import { compare, ratioFigure } from '../rounds.ts';
import type { Row } from '../row.ts';
import { milliseconds } from '../units.ts';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s, a round trip of 150 ms, and a processor that is four times slower. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWER = 4;

type Shown = { readonly address: string; readonly name: RegExp; readonly site?: RunningSite };

/** How soon the owner can press something on her telephone, beside a page that has nothing but the button. */
export const firstScreen: Row = {
  name: 'first-screen',
  async measure({ site, rounds }) {
    const bare = await startBareScreen();
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
    try {
      const compared = await compare(rounds, {
        ours: () => waitFor(browser, { address: `${site.origin}/admin`, name: /^(Rispondi|Vedi|Mostra tutte)/, site }),
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

/** Milliseconds from the address to the first button of that name; nothing was kept from before. */
async function waitFor(browser: Browser, { address, name, site }: Shown): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  if (site) await keepSession(page, site, owner);
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  // By its words, not by its role: to reckon the roles of all that is on a page takes a slow processor a tenth of the time.
  await page.locator('button, a', { hasText: name }).first().waitFor();
  const took = performance.now() - began;
  await page.close();
  return took;
}
