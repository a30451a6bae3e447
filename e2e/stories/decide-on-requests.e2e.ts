import type { Page } from '@playwright/test';
import { aRequest, connectGuest, guest } from '../support/api.ts';
import { inDays } from '../support/days.ts';
import { waitForMail } from '../support/mailbox.ts';
import { owner } from '../support/start-site.ts';
import { expect, test } from '../support/test.ts';

const TAKEN = 'Alcune date nel range selezionato non sono disponibili. Per favore scegli date differenti.';
const start = inDays(20);
const end = inDays(27);

async function openBookings(page: Page): Promise<void> {
  await page.goto('/admin/bookings');
  await expect(page).toHaveURL(/\/login\?from=/);
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings/);
  await expect(page.getByRole('heading', { name: 'Gestione Prenotazioni' })).toBeVisible();
}

/** The confirmation that stands over the screen, and its own button of that name. */
async function agree(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('the owner confirms a request and the days are taken for everyone', async ({ page, site }) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(start, end) });
  await openBookings(page);

  await page.getByRole('button', { name: 'Conferma' }).first().click();
  await expect(page.getByText('Confermata').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Panoramica del calendario delle prenotazioni' })).toBeVisible();
  expect((await waitForMail(site.dataDir, guest.email, /confermat/i)).text).toContain(guest.name);

  await test.step('a second request over those days is refused, in the form and by the server', async () => {
    await expect(ada.bookings.request({ body: aRequest(inDays(26), inDays(30)) })).rejects.toThrow(TAKEN);
    await page.goto('/booking');
    await page.getByLabel('Check-in', { exact: true }).fill(inDays(26));
    await page.getByLabel('Check-out', { exact: true }).fill(inDays(30));
    await expect(page.getByText(TAKEN).first()).toBeVisible();
  });
});

test('the owner rejects one request, changes another and deletes it', async ({ page, site }) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(start, end) });
  await openBookings(page);

  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(page.getByText('Rifiutata').first()).toBeVisible();
  await waitForMail(site.dataDir, guest.email, /non accolta/i);

  await ada.bookings.request({ body: aRequest(start, end) });
  await page.reload();
  await page.getByRole('button', { name: 'Modifica' }).first().click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Check-out').fill(inDays(28));
  await window.getByLabel('Numero di ospiti').fill('3');
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(window).toBeHidden();
  const [changed] = (await ada.bookings.list()).filter((booking) => booking.status === 'PENDING');
  expect(changed).toMatchObject({ endDate: inDays(28), numberOfGuests: 3 });

  await page.getByRole('button', { name: 'Elimina' }).first().click();
  await agree(page, 'Elimina');
  const banner = page.getByText('Prenotazione cancellata con successo');
  await expect(banner).toBeVisible();
  await expect(banner).toBeHidden({ timeout: 6_000 });
});

test('the owner closes a range of days and opens it again', async ({ page, site }) => {
  const ada = await connectGuest(site);
  await openBookings(page);
  await expect(page.getByText('Nessuna prenotazione trovata.')).toBeVisible();

  await page.getByRole('button', { name: 'Block Dates' }).click();
  const window = page.getByRole('dialog', { name: 'Blocca range di date' });
  await window.getByLabel(/inizi/i).fill(end);
  await window.getByLabel(/fin/i).fill(start);
  await window.getByRole('button', { name: /Blocca|Salva/ }).click();
  await expect(window.getByText('La data finale deve essere successiva alla data iniziale').first()).toBeVisible();
  await window.getByLabel(/inizi/i).fill(start);
  await window.getByLabel(/fin/i).fill(end);
  await window.getByLabel(/motivo/i).fill('Lavori al tetto');
  await window.getByRole('button', { name: /Blocca|Salva/ }).click();
  await expect(page.getByText('Date bloccate con successo')).toBeVisible();
  await expect(page.getByText('Lavori al tetto').first()).toBeVisible();

  await test.step('guests see closed days, not the reason', async () => {
    const [seen] = await ada.bookings.list();
    expect(seen).toEqual({ id: seen?.id, startDate: start, endDate: end, status: 'NOT_AVAILABLE', isBlocked: true });
  });

  await page.getByRole('button', { name: 'Sblocca' }).first().click();
  await agree(page, 'Sblocca');
  await expect(page.getByText('Date sbloccate con successo')).toBeVisible();
  await expect(page.getByText('Nessuna prenotazione trovata.')).toBeVisible();
  expect(await ada.bookings.list()).toEqual([]);
});

test('a guest has no business in the back office', async ({ page, site }) => {
  await connectGuest(site);
  await page.goto('/login?from=/admin/bookings');
  await page.getByLabel('E-mail').fill(guest.email);
  await page.getByLabel('Password').fill(guest.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});
