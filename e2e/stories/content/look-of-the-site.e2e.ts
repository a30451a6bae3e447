import { HEROES, TYPE_PAIRS } from '@approdo/shared/domain/content/look/look';
import type { Page } from '@playwright/test';
import { type ApiClient, connectOwner } from '../../support/api.ts';
import { expectNoBarrier, expectStill, overflowOf } from '../../support/check-page.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** How late fonts come on a slow line, in milliseconds. */
const LATE_MS = 3000;

/** Maximum layout shift of a page whose fonts come late (LOOK.md). */
const MOST_SHIFT = 0.02;

type LookEdit = Parameters<ApiClient['look']['change']>[0]['body'];

async function publish(site: Site, body: LookEdit): Promise<void> {
  const owner = await connectOwner(site);
  await owner.look.change({ body });
  await owner.look.publish();
}

async function delayFonts(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
}

const fontsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });

for (const width of [390, 1440]) {
  test(`nothing moves when the fonts of a pair come late, at ${width} pixels`, async ({ page, site }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await delayFonts(page);
    for (const [index, type] of TYPE_PAIRS.entries()) {
      const hero = HEROES[index % HEROES.length] ?? 'WALL';
      await test.step(`${type}, ${hero}`, async () => {
        await publish(site, { type, hero });
        await page.goto('/');
        await expect.poll(() => fontsOf(page)).toBeGreaterThan(0);
        await page.waitForLoadState('networkidle');
        await expectStill(page, `${type}, ${hero}`, MOST_SHIFT);
        expect(await overflowOf(page), `${type} is wider than the screen`).toBeLessThanOrEqual(0);
      });
    }
  });
}

const EVERYTHING: LookEdit = {
  colour: '#ffe600',
  type: 'CORMORANT',
  hero: 'FULL',
  corners: 'ROUND',
  header: 'CENTRE',
  footer: 'COLUMNS',
  scheme: 'DEVICE',
};

test('a site of many choices keeps nobody out, by day and by night', { tag: '@each-width' }, async ({ page, site }) => {
  test.slow();
  await publish(site, EVERYTHING);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const address of ['/', '/booking', '/blog', '/gallery', '/contact', '/login']) {
      await test.step(`${address}, ${colorScheme}`, async () => {
        await page.goto(address);
        await page.waitForLoadState('networkidle');
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        await expectNoBarrier(page, `${address}, ${colorScheme}`);
      });
    }
  }
});

test('a site is dark only where its owner lets it, and paper is always light', async ({ page, site }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const light = await ground();
  await publish(site, { scheme: 'DEVICE' });
  await page.reload();
  await expect.poll(ground).toBe('rgb(16, 24, 30)');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ground()).toBe(light);
});
