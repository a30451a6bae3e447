import type { Page } from '@playwright/test';
import { expectNoBarrier } from '../../support/check-page.ts';
import { forgive } from '../../support/page-faults.ts';
import { SCREEN_NAMES, SCREENS } from '../../support/screens.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

test.use({ isDemo: true });

const NIGHT = 'rgb(21, 31, 38)';
const DAY = 'rgb(245, 242, 234)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the back office is dark where the device is, from its first moment, and on paper light', async ({
  page,
  site,
  backOffice,
  faults,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await storeSession(page, site, owner);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${site.origin}/admin`);
  expect(await ground(page)).toBe(NIGHT);
  await page.unroute('**/*.js');
  forgive(faults, /ERR_FAILED/);
  await backOffice.open('');
  await expect.poll(() => ground(page)).toBe(NIGHT);
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await ground(page)).toBe(DAY);
});

test('who would rather have it otherwise says so at the foot of the menu, and this browser remembers', {
  tag: '@each-width',
}, async ({ page, backOffice }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await backOffice.open('');
  const more = page.getByRole('button', { name: 'Altro', exact: true });
  if (await more.isVisible()) await more.click();
  const theme = page.getByRole('navigation', { name: 'Back office' }).getByLabel('Tema');
  await expect(theme).toHaveValue('auto');
  await theme.selectOption('Scuro');
  await expect.poll(() => ground(page)).toBe(NIGHT);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ground(page)).toBe(NIGHT);
});

test('every screen can be read in the dark', { tag: '@each-width' }, async ({ page, backOffice }) => {
  test.setTimeout(SCREEN_NAMES.length * 20_000);
  await page.emulateMedia({ colorScheme: 'dark' });
  await backOffice.open('');
  for (const name of SCREEN_NAMES) {
    await test.step(SCREENS[name].heading, async () => {
      await backOffice.goTo(name);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expectNoBarrier(page, `${SCREENS[name].heading} in the dark`);
    });
  }
});
