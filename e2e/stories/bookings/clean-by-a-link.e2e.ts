import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { connectOwner } from '../../support/api.ts';
import { expectNoBarrier, expectStill, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { forgive } from '../../support/page-faults.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** Makes two upcoming stays and the cleaner's link. */
async function aLinkToClean(site: Site) {
  const owner = await connectOwner(site);
  await owner.languages.offer({ body: { offered: ['en', 'de', 'fr'] } });
  await owner.guide.replace({ body: { checkInFrom: '16:00', checkOutBy: '10:00' } });
  for (const [from, to, numberOfGuests] of [
    [3, 10, 2],
    [12, 19, 4],
  ] as const) {
    const days = { startDate: inDays(from), endDate: inDays(to) };
    await owner.bookings.enterByHand({
      body: { key: randomUUID(), ...days, guestName: 'Bea Blu', numberOfGuests, linen: true },
    });
  }
  await owner.turnoverSettings.replace({ body: { isOn: true } });
  const { link } = await owner.turnoverSettings.makeLink();
  return { owner, url: link?.url ?? '' };
}

async function expectSound(page: Page, label: string): Promise<void> {
  expect(await overflowOf(page), label).toBeLessThanOrEqual(0);
  await expectStill(page, label);
  await expectNoBarrier(page, label);
}

test('who cleans opens her link, in her language, ticks what is done and says that the house is ready', {
  tag: '@gate',
}, async ({ page, site, faults }) => {
  const { owner, url } = await aLinkToClean(site);
  const first = page
    .getByRole('region')
    .filter({ has: page.getByRole('checkbox') })
    .first();

  await test.step('the page is hers in each language that the site has', async () => {
    await page.goto(url);
    await expect(first.getByRole('button', { name: 'Pronta' })).toBeVisible();
    await expectSound(page, '/cleaning');
    for (const [name, ready] of [
      ['English', 'Ready'],
      ['Deutsch', 'Fertig'],
      ['Français', 'Prête'],
      ['Italiano', 'Pronta'],
    ] as const) {
      await page.getByRole('link', { name }).first().click();
      await expect(first.getByRole('button', { name: ready })).toBeVisible();
      await expectSound(page, name);
    }
    expect(page.url()).toBe(url);
    await expect(page.getByText('Bea Blu')).toHaveCount(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  });

  await test.step('a tick can be hit with a thumb, and stays', async () => {
    const label = first.getByText('Bagni');
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await label.click();
    await expect(first.getByLabel('Bagni')).toBeChecked();
    await page.reload();
    await expect(first.getByLabel('Bagni')).toBeChecked();
  });

  await test.step('without a network the tick goes back', async () => {
    await page.context().setOffline(true);
    await first.getByText('Cucina e frigorifero').click();
    await expect(first.getByText('Senza rete: riprova.')).toBeVisible();
    await expect(first.getByLabel('Cucina e frigorifero')).not.toBeChecked();
    await page.context().setOffline(false);
    forgive(faults, /ERR_INTERNET_DISCONNECTED/);
  });

  await test.step('the house is ready, and the owner reads by whom', async () => {
    await first.getByRole('button', { name: 'Pronta' }).click();
    await expect(first.getByText(/^Segnata pronta alle \d\d:\d\d$/)).toBeVisible();
    await expectNoBarrier(page, 'a house that is ready');
    const [turnover] = await owner.turnovers.list({ query: { from: inDays(0), to: inDays(30) } });
    expect(turnover).toMatchObject({ isReady: true, readyBy: 'LINK' });
  });

  await test.step('a link that was made anew is the only one', async () => {
    await owner.turnoverSettings.makeLink();
    await page.reload();
    await expect(page.getByText('Questo collegamento non è più valido')).toBeVisible();
    forgive(faults, /404/);
  });
});
