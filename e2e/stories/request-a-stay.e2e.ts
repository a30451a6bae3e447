import { guest } from '../support/api.ts';
import { inDays } from '../support/days.ts';
import { linkIn, waitForMail } from '../support/mailbox.ts';
import { owner } from '../support/start-site.ts';
import { expect, test } from '../support/test.ts';

const checkIn = inDays(3);
const checkOut = inDays(11);

test('a visitor becomes a guest and asks for the days she picked', async ({ page, site }) => {
  await page.goto('/');
  const form = page.getByRole('form', { name: 'Richiesta di prenotazione' });
  await form.scrollIntoViewIfNeeded();

  await test.step('she picks free days and sees what they cost', async () => {
    await page.getByLabel('Check-in', { exact: true }).fill(checkIn);
    await page.getByLabel('Check-out', { exact: true }).fill(checkOut);
    await expect(form.getByText('Pulizia finale')).toBeVisible();
    await expect(form.getByText(/Totale/)).toBeVisible();
    await page.getByLabel('Nome e cognome').fill(guest.name);
    await form.getByLabel('E-mail').fill(guest.email);
    await page.getByLabel('Note').fill('Arriviamo la sera.');
  });

  await test.step('sending asks her to sign in; she has no account yet', async () => {
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(page).toHaveURL(/\/login\?from=/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Registrati|registrati/ })
      .click();
    await expect(page).toHaveURL(/\/register/);
    await page.getByLabel('Nome', { exact: true }).fill(guest.name);
    await page.getByLabel('E-mail').fill(guest.email);
    await page.getByLabel('Password', { exact: true }).fill(guest.password);
    await page.getByLabel('Conferma password').fill(guest.password);
    await page.getByLabel(/informativa/).check();
    await page.getByRole('button', { name: 'Registrati' }).click();
    await expect(page).toHaveURL(/\/pages\/registrazione-richiesta/);
    await expect(page.getByText('Richiesta di registrazione inviata, controlla la tua mail!')).toBeVisible();
  });

  await test.step('the link in her mail confirms her address', async () => {
    await page.goto(linkIn(await waitForMail(site.dataDir, guest.email, /conferma/i)));
    await expect(page.getByText(/confermat/i).first()).toBeVisible();
  });

  await test.step('her days are still there, and the request goes out', async () => {
    await page.goto('/booking');
    await expect(page.getByLabel('Check-in', { exact: true })).toHaveValue(checkIn);
    await expect(page.getByLabel('Check-out', { exact: true })).toHaveValue(checkOut);
    await expect(page.getByLabel('Note')).toHaveValue('Arriviamo la sera.');
    await page.getByRole('button', { name: 'Invia richiesta' }).click();
    const banner = page.getByText('Richiesta di Prenotazione inviata!');
    await expect(banner).toBeVisible();
    await expect(banner).toBeHidden({ timeout: 6_000 });
    await expect(page.getByText('In attesa').first()).toBeVisible();
  });

  await test.step('guest and owner each get a mail', async () => {
    expect((await waitForMail(site.dataDir, guest.email, /richiesta/i)).text).toContain(guest.name);
    expect((await waitForMail(site.dataDir, owner.email, /richiesta/i)).text).toContain('Arriviamo la sera.');
  });
});

test('the first page holds everything without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Disponibilità e prezzi' })).toBeVisible();
  await expect(page.getByText('890 €').first()).toBeVisible();
  await expect(page.getByRole('form', { name: 'Richiesta di prenotazione' })).toBeVisible();
  await expect(page.getByRole('grid').first()).toBeVisible();
  await context.close();
});

test('an address that nobody knows is a page with a way home', async ({ page }) => {
  const response = await page.goto('/non-esiste');
  expect(response?.status()).toBe(404);
  await page.getByRole('main').getByRole('link', { name: /home/i }).click();
  await expect(page).toHaveURL(/\/$/);
});
