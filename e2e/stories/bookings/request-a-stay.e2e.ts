import { guest } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { linkIn, waitForMail } from '../../support/mailbox.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const checkIn = inDays(3);
const checkOut = inDays(11);

test('a visitor becomes a guest and asks for the days she picked', { tag: ['@each-width', '@gate'] }, async ({
  page,
  site,
}) => {
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
    // The message lasts three seconds, which a busy machine may need to report the new URL.
    await Promise.all([
      expect(page.getByText('Richiesta di registrazione inviata, controlla la tua mail!')).toBeVisible(),
      page.getByRole('button', { name: 'Registrati' }).click(),
    ]);
    await expect(page).toHaveURL(/\/pages\/registrazione-richiesta/);
  });

  const mailed = await page.context().newPage();
  await test.step('the link in her mail, opened in another tab, leads back to her request', async () => {
    await mailed.goto(linkIn(await waitForMail(site.dataDir, guest.email, /conferma/i)));
    await mailed.getByRole('button', { name: 'Conferma il mio indirizzo' }).click();
    await expect(mailed).toHaveURL(/\/#richiesta$/);
    await expect(mailed.getByText(/confermat/i).first()).toBeVisible();
  });

  await test.step('the tab that waited knows, and leads on as well', async () => {
    await expect(page.getByText('Il tuo indirizzo e-mail è confermato.')).toBeVisible();
    await page.getByRole('link', { name: 'Continua' }).click();
    await expect(page).toHaveURL(/\/#richiesta$/);
  });

  await test.step('all of it is still there, and the request goes out', async () => {
    await page.goto('/booking');
    await expect(page.getByLabel('Check-in', { exact: true })).toHaveValue(checkIn);
    await expect(page.getByLabel('Check-out', { exact: true })).toHaveValue(checkOut);
    await expect(page.getByLabel('Note')).toHaveValue('Arriviamo la sera.');
    await page.getByRole('button', { name: 'Invia richiesta' }).click();
    const banner = page.getByText('Richiesta di Prenotazione inviata!');
    await expect(banner).toBeVisible();
    await expect(banner).toBeHidden({ timeout: 6_000 });
    await expect(page.getByText('In attesa').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancella la bozza' })).toHaveCount(0);
  });

  await test.step('what is sent is no longer a draft, in the other tab neither', async () => {
    await expect(mailed.getByLabel('Check-in', { exact: true })).toHaveValue('');
    await mailed.close();
  });

  await test.step('guest and owner each get a mail', async () => {
    expect((await waitForMail(site.dataDir, guest.email, /richiesta/i)).text).toContain(guest.name);
    expect((await waitForMail(site.dataDir, owner.email, /richiesta/i)).text).toContain('Arriviamo la sera.');
  });
});

test('who confirms on her phone finds her request on the laptop that waited', async ({ page, site, visit }) => {
  await page.goto('/booking');
  const form = page.getByRole('form', { name: 'Richiesta di prenotazione' });
  await form.getByLabel('Note').fill('Arriviamo la sera.');
  await expect(form.getByRole('button', { name: 'Cancella la bozza' })).toBeVisible();
  await page.goto('/login?from=%2Fbooking%23richiesta');
  await page.getByRole('main').getByRole('link', { name: 'Registrati' }).click();
  await expect(page).toHaveURL(/\/register\?from=%2Fbooking%23richiesta$/);
  await page.getByLabel('Nome', { exact: true }).fill(guest.name);
  await page.getByLabel('E-mail').fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByLabel('Conferma password').fill(guest.password);
  await page.getByLabel(/informativa/).check();
  await page.getByRole('button', { name: 'Registrati' }).click();
  await expect(page).toHaveURL(/\/pages\/registrazione-richiesta/);

  const phone = await visit(linkIn(await waitForMail(site.dataDir, guest.email, /conferma/i)));
  await phone.getByRole('button', { name: 'Conferma il mio indirizzo' }).click();
  await expect(phone.getByText(/confermat/i).first()).toBeVisible();
  await expect(phone.getByRole('link', { name: 'Continua' })).toHaveAttribute('href', '/login?from=%2Fbooking');

  await expect(page.getByText('Il tuo indirizzo e-mail è confermato.')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.getByRole('link', { name: 'Continua' }).click();
  await expect(page).toHaveURL(/\/booking#richiesta$/);
  await expect(form.getByLabel('Note')).toHaveValue('Arriviamo la sera.');
  await form.getByRole('button', { name: 'Cancella la bozza' }).click();
  await expect(form.getByLabel('Note')).toHaveValue('');
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
