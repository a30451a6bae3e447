import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { keepSession } from '../../support/sign-in.ts';
import { owner, type RunningSite } from '../../support/start-site.ts';

/** Compressed bytes of script, as they come over the wire. */
type Loaded = {
  /** By the owner's first screen, before anything is touched. */
  readonly first: number;
  /** By what is opened there, beyond that. */
  readonly more: number;
};

type Open = (page: Page) => Promise<void>;

/** What is loaded by the first screen, and by what is opened from it, which has to be there when `open` resolves. */
export async function measureAdminScript(site: RunningSite, open: Open): Promise<Loaded> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
  try {
    return await measureIn(browser, site, open);
  } finally {
    await browser.close();
  }
}

async function measureIn(browser: Browser, site: RunningSite, open: Open): Promise<Loaded> {
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
  const first = bytes;
  await open(page);
  await page.waitForLoadState('networkidle');
  return { first, more: bytes - first };
}
