import { chromium } from '@playwright/test';
import { chromiumArguments, ensureChromium } from '../../support/chromium.ts';
import type { RunningSite } from '../../support/start-site.ts';
import { countScript } from './count-script.ts';

/** Compressed script bytes that a page of the site loads without interaction. */
export async function measureSiteScript({ origin }: RunningSite, path: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...chromiumArguments] });
  try {
    const page = await browser.newPage();
    const readBytes = await countScript(page);
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    return readBytes();
  } finally {
    await browser.close();
  }
}
