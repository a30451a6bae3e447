import type { Locator, Page } from '@playwright/test';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { tabTo } from '../../support/tab-to.ts';
import { expect, test } from '../../support/test.ts';

async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

test('an owner without a mouse goes from a request to its page, confirms it and writes a payment down', {
  tag: ['@each-width', '@gate-desk'],
}, async ({ page, site, backOffice }) => {
  const ada = await connectGuest(site);
  const owner = await connectOwner(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(60), inDays(67)) });
  await backOffice.open('bookings');
  const main = page.getByRole('main');

  await test.step('from the list to the page, where the heading is what one hears first', async () => {
    await pressByKey(page, main.getByRole('link', { name: 'Ada Rossi', exact: true }).first());
    await expect(page.getByRole('heading', { name: 'Ada Rossi', level: 1 })).toBeVisible();
    await expect(main).toBeFocused();
  });

  await test.step('confirmed, the focus is not lost with the button', async () => {
    await pressByKey(page, main.getByRole('button', { name: 'Conferma', exact: true }));
    await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Conferma lo stesso' }));
    await expect(main.getByText('Confermata', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Scrivi all’ospite' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Ada Rossi', level: 1 })).toBeFocused();
  });

  await test.step('the menu is opened, walked and left by keys, and opens the payment', async () => {
    const more = page.getByRole('button', { name: 'Altre azioni' });
    await pressByKey(page, more);
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    // A key pressed before the menu has the focus goes to the button.
    await expect(more).not.toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(more).not.toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Registra un pagamento' })).toBeFocused();
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Registra un pagamento' });
    await pressByKey(page, form.getByRole('button', { name: 'Salva' }));
    await expect(form).toBeHidden();
    await expect(more).toBeFocused();
    const { entries } = await owner.money.get({ params: { id } });
    expect(entries).toHaveLength(1);
  });
});

test('who telephones is entered by hand, once for two presses, and is on a page of her own', {
  tag: ['@each-width'],
}, async ({ page, site, backOffice }) => {
  const owner = await connectOwner(site);
  await backOffice.open('bookings');
  await page.getByRole('link', { name: 'Nuova prenotazione' }).click();
  await page.getByLabel('Check-in').fill(inDays(30));
  await page.getByLabel('Check-out').fill(inDays(37));
  await expect(page.getByText(/^Il listino dice/)).toBeVisible();
  await page.getByLabel('Nome e cognome').fill('Zoe Neri');
  await page.getByLabel('Telefono (facoltativo)').fill('+39 333 1234567');
  await page.getByLabel('Prezzo totale (facoltativo)').fill('650,50');
  await expect(page.getByLabel('Scrivi all’ospite la conferma')).toHaveCount(0);
  await page.getByRole('button', { name: 'Inserisci' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Zoe Neri', level: 1 })).toBeVisible();
  await expect(page.getByText('Prenotazione inserita con successo')).toBeVisible();
  await expect(page.getByRole('main').getByText(/650,50\s€ · pagato 0,00/)).toBeVisible();
  expect(await owner.bookings.list()).toMatchObject([{ guestName: 'Zoe Neri', source: 'OWNER', status: 'CONFIRMED' }]);
});
