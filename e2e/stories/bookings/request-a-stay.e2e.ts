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

  const saved = page.getByText(/^Le tue date sono salvate: .*, 1 ospite, .*€$/);
  await test.step('sending asks her to sign in; she has no account yet, and sees that her dates are kept', async () => {
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    await expect(page).toHaveURL(/\/login\?from=/);
    await expect(saved).toBeVisible();
    await page.getByText('È la prima volta?').getByRole('link', { name: 'Registrati' }).click();
    await expect(page).toHaveURL(/\/register/);
    await expect(saved).toBeVisible();
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
    const step = 'Manca un passo: apri la mail e conferma. La tua richiesta parte da lì.';
    await expect(page.getByText(step)).toBeVisible();
  });

  const mailed = await page.context().newPage();
  await test.step('the link in her mail, opened in another tab, confirms and sends at one press', async () => {
    await mailed.goto(linkIn(await waitForMail(site.dataDir, guest.email, /conferma/i)));
    await expect(mailed.getByRole('region', { name: 'La tua richiesta' })).toContainText('1 ospite');
    await mailed.getByRole('button', { name: 'Conferma e invia la richiesta' }).click();
    const title = mailed.getByRole('heading', { name: 'Richiesta di Prenotazione inviata!' });
    await expect(title).toBeFocused();
    await expect(mailed.getByText('Ti rispondiamo entro 48 ore')).toBeVisible();
    await expect(mailed.getByRole('link', { name: 'Vedi la tua richiesta' })).toHaveAttribute('href', /^\/booking\/./);
  });

  await test.step('the tab that waited knows, and leads to the request and an empty form', async () => {
    await expect(page.getByText('Il tuo indirizzo e-mail è confermato.')).toBeVisible();
    await page.getByRole('link', { name: 'Continua' }).click();
    await expect(page).toHaveURL(/\/booking$/);
    const own = page.getByRole('region', { name: 'Le tue richieste' });
    await expect(own.getByText('In attesa di risposta')).toBeVisible();
    await expect(own).toContainText('€');
    await expect(page.getByLabel('Check-in', { exact: true })).toHaveValue('');
    await expect(page.getByRole('button', { name: 'Cancella la bozza' })).toHaveCount(0);
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
  await expect(phone.getByText('Torna dove hai compilato la richiesta: è ancora lì')).toBeVisible();
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
