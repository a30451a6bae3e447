import type { Page } from '@playwright/test';
import { connectOwner } from '../../support/api.ts';
import { expectStill } from '../../support/check-page.ts';
import { SCREEN_NAMES, SCREENS, type ScreenName } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test.use({ isDemo: true });

/** Largest layout shift while a screen of the back office opens (QUALITY.md); a page of the site has less. */
const MOST_SHIFT = 0.05;

/** Largest height on a phone, in CSS pixels, of the screens that an owner opens most. */
const MOST_HEIGHT = 3000;
const SHORT_SCREENS: readonly ScreenName[] = ['', 'bookings', 'rates', 'mail', 'media', 'guide', 'property'];

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };
/** A desk at 400 %. */
const MAGNIFIED = { width: 360, height: 225 };

async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"], [data-settling]')).toHaveCount(0);
}

for (const size of [PHONE, DESK]) {
  test(`nothing moves while a screen is opened, at ${size.width} pixels`, async ({ page, site, backOffice }) => {
    test.setTimeout(SCREEN_NAMES.length * 20_000);
    const bookings = await (await connectOwner(site)).bookings.list();
    const stays = ['PENDING', 'CONFIRMED', 'REJECTED'].flatMap(
      (wanted) => bookings.find(({ status }) => status === wanted)?.id ?? [],
    );
    await page.setViewportSize(size);
    await backOffice.open('');
    for (const address of [...SCREEN_NAMES, 'turnovers', 'bookings/new', ...stays.map((id) => `bookings/${id}`)]) {
      await test.step(address, async () => {
        await openWhole(page, `${site.origin}/admin/${address}`);
        await expectStill(page, address, MOST_SHIFT);
      });
    }
  });
}

test('nothing moves while Oggi is opened at 400 %', async ({ page, site, backOffice }) => {
  await page.setViewportSize(MAGNIFIED);
  await backOffice.open('');
  await openWhole(page, `${site.origin}/admin/`);
  await expectStill(page, 'Oggi at 400 %', MOST_SHIFT);
});

test('what an owner opens most is not long on a phone', async ({ page, site, backOffice }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await backOffice.open('');
  for (const name of SHORT_SCREENS) {
    await openWhole(page, `${site.origin}/admin/${name}`);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `the height of ${SCREENS[name].heading}`).toBeLessThanOrEqual(MOST_HEIGHT);
  }
});
