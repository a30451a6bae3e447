import { aRequest, connectGuest, guest } from '../../support/api.ts';
import { agree, banner, confirmAnyway } from '../../support/back-office.ts';
import { doMore, openBooking } from '../../support/booking-page.ts';
import { inDays } from '../../support/days.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { expect, test } from '../../support/test.ts';

const TAKEN = 'Alcune date nel range selezionato non sono disponibili. Per favore scegli date differenti.';
const start = inDays(20);
const end = inDays(27);

test('the owner confirms a request and the days are taken for everyone', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
  visit,
}) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(start, end) });
  await backOffice.open('bookings');

  await confirmAnyway(page, page.getByRole('button', { name: 'Conferma' }).first());
  await expect(page.getByText('Confermata').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Panoramica del calendario delle prenotazioni' })).toBeVisible();
  expect((await waitForMail(site.dataDir, guest.email, /confermat/i)).text).toContain(guest.name);

  await test.step('a second request over those days is refused, in the form and by the server', async () => {
    await expect(ada.bookings.request({ body: aRequest(inDays(26), inDays(30)) })).rejects.toThrow(TAKEN);
    const visitor = await visit('/booking');
    await visitor.getByLabel('Check-in', { exact: true }).fill(inDays(26));
    await visitor.getByLabel('Check-out', { exact: true }).fill(inDays(30));
    await expect(visitor.getByText(TAKEN).first()).toBeVisible();
  });
});

test('the owner rejects one request, changes another and deletes it', async ({ page, site, backOffice }) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(start, end) });
  await backOffice.open('bookings');

  await page.getByRole('button', { name: 'Rifiuta' }).click();
  await page.getByRole('button', { name: `${start.slice(0, 4)} (1)` }).click();
  await expect(page.getByText('Rifiutata').first()).toBeVisible();
  await waitForMail(site.dataDir, guest.email, /non accolta/i);

  await ada.bookings.request({ body: aRequest(start, end) });
  await page.reload();
  await openBooking(page, 'In attesa');
  await doMore(page, 'Modifica');
  const window = page.getByRole('dialog');
  await window.getByLabel('Check-out').fill(inDays(28));
  await window.getByLabel('Numero di ospiti').fill('3');
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(window).toBeHidden();
  const [changed] = (await ada.bookings.list()).filter((booking) => booking.status === 'PENDING');
  expect(changed).toMatchObject({ endDate: inDays(28), numberOfGuests: 3 });

  await doMore(page, 'Elimina');
  await agree(page, 'Elimina');
  const word = banner(page, 'Prenotazione cancellata con successo');
  await expect(word).toBeVisible();
  await expect(word).toBeHidden({ timeout: 6_000 });
});

test('the owner closes a range of days and opens it again', async ({ page, site, backOffice }) => {
  const ada = await connectGuest(site);
  await backOffice.open('bookings');
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

test('a guest has no business in the back office', { tag: '@each-shell' }, async ({ site, backOffice }) => {
  await connectGuest(site);
  await backOffice.expectRefused('bookings', guest);
});
