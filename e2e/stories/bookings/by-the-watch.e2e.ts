import type { Page } from '@playwright/test';
import { connectOwner } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';

const footOf = (page: Page) => page.getByRole('navigation', { name: 'Menu', exact: true });

test('who telephones is entered with three presses from the first screen', async ({ page, site, backOffice }) => {
  await backOffice.open('');
  const { press, count } = countPresses();
  await press(footOf(page).getByRole('link', { name: 'Prenotazioni' }));
  await press(page.getByRole('link', { name: 'Nuova prenotazione' }));
  await page.getByLabel('Check-in').fill(inDays(30));
  await page.getByLabel('Check-out').fill(inDays(37));
  await page.getByLabel('Nome e cognome').fill('Zoe Neri');
  await page.getByLabel('Numero di ospiti').fill('3');
  await press(page.getByRole('button', { name: 'Inserisci' }));
  await expect(page.getByRole('heading', { name: 'Zoe Neri', level: 1 })).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
  expect(await (await connectOwner(site)).bookings.list()).toMatchObject([{ guestName: 'Zoe Neri' }]);
});

test('a week is closed with three presses from the first screen, its days typed', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('');
  const { press, count } = countPresses();
  await press(footOf(page).getByRole('link', { name: 'Prenotazioni' }));
  await press(page.getByRole('button', { name: 'Block Dates' }));
  const window = page.getByRole('dialog', { name: 'Blocca range di date' });
  await window.getByLabel('Data iniziale').fill(inDays(30));
  await window.getByLabel('Data finale').fill(inDays(36));
  await press(window.getByRole('button', { name: 'Blocca', exact: true }));
  await expect(page.getByText('Date bloccate con successo')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(3);
  const days = { startDate: inDays(30), endDate: inDays(36) };
  expect(await (await connectOwner(site)).bookings.list()).toMatchObject([days]);
});

test('a week is closed with five presses by the calendar, and nothing is typed', async ({ page, site, backOffice }) => {
  await backOffice.open('');
  const { press, count } = countPresses();
  await press(footOf(page).getByRole('link', { name: 'Calendario' }));
  await press(page.locator(`[data-day="${inDays(10)}"]`));
  await press(page.locator(`[data-day="${inDays(16)}"]`));
  await press(page.getByRole('button', { name: 'Blocca le date' }));
  const window = page.getByRole('dialog', { name: 'Blocca range di date' });
  await expect(window.getByLabel('Data iniziale')).toHaveValue(inDays(10));
  await expect(window.getByLabel('Data finale')).toHaveValue(inDays(16));
  await press(window.getByRole('button', { name: 'Blocca', exact: true }));
  await expect(page.getByText('Date bloccate con successo')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(5);
  const days = { startDate: inDays(10), endDate: inDays(16) };
  expect(await (await connectOwner(site)).bookings.list()).toMatchObject([days]);
});

/** What can be pressed or typed into before the first booking, by name, without the notice above every screen. */
function listControlsBeforeFirst(page: Page): Promise<(string | null)[]> {
  return page.getByRole('main').evaluate((main) => {
    const first = main.querySelector('[data-row]');
    if (!first) throw new Error('there is no booking');
    return [...main.querySelectorAll('a, button, input, select, summary')]
      .filter((control) => control.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((control) => !control.closest('aside'))
      .map((control) => control.getAttribute('aria-label') ?? control.textContent);
  });
}

const MOST_PX = 3_000;

test.describe('in a house that is lived in', () => {
  test.use({ isDemo: true });

  test('the list says what is ahead in a few screens, and what is past a line each', async ({ page, backOffice }) => {
    await backOffice.open('bookings');
    await expect(page.getByRole('heading', { name: /^In programma/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const controls = (await listControlsBeforeFirst(page)).filter((name) => !name?.startsWith('Aiuto'));
    expect(controls).toEqual(['Block Dates', 'Nuova prenotazione', 'Filtri']);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(MOST_PX);

    const past = page.getByRole('region', { name: /^Passate e chiuse/ });
    await expect(past.getByRole('link')).toHaveCount(0);
    await past
      .getByRole('button', { name: /^20\d\d \(\d+\)$/ })
      .first()
      .click();
    const line = past.getByRole('listitem').first();
    await expect(line.getByRole('link')).toBeVisible();
    const [box, link] = [await line.boundingBox(), await line.getByRole('link').boundingBox()];
    expect(link?.height).toBeGreaterThanOrEqual(44);
    expect(box?.height).toBeLessThan(60);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'bookings with a year unfolded');

    await line.getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/bookings\/[^?]+$/);
    await page.goBack();
    await expect(line.getByRole('link')).toBeVisible();
  });
});
