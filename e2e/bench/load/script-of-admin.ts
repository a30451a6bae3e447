import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { keepSession } from '../../support/sign-in.ts';
import { owner, type RunningSite } from '../../support/start-site.ts';

/** Compressed bytes of script, as they come over the wire, that the owner's first screen loads before anything is touched. */
export async function measureAdminScript(site: RunningSite): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
  try {
    const page = await browser.newPage();
    await keepSession(page, site, owner);
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
    await page.goto(`${site.origin}/admin`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    return bytes;
  } finally {
    await browser.close();
  }
}
