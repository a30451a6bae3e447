import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import { keepSession } from '../../support/sign-in.ts';
import { owner, type RunningSite } from '../../support/start-site.ts';
import { countScript } from './count-script.ts';

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
  const readBytes = await countScript(page);
  await page.goto(`${site.origin}/admin`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const first = readBytes();
  await open(page);
  await page.waitForLoadState('networkidle');
  return { first, more: readBytes() - first };
}
