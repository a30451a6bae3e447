import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner, type RunningSite } from '../../support/start-site.ts';
import { countScript } from './count-script.ts';

/** Compressed script bytes, as received. */
type Loaded = {
  /** By the owner's first screen, before any interaction. */
  readonly first: number;
  /** Beyond that, by what is opened from there. */
  readonly more: number;
};

type Open = (page: Page) => Promise<void>;

/** Script loaded by the first screen, and by what is opened from it, which must be displayed when `open` resolves. */
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
  await storeSession(page, site, owner);
  const readBytes = await countScript(page);
  await page.goto(`${site.origin}/admin`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const first = readBytes();
  await open(page);
  await page.waitForLoadState('networkidle');
  return { first, more: readBytes() - first };
}
