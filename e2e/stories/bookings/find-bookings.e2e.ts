import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { confirmAnyway } from '../../support/back-office.ts';
import { closeBooking, doMore, openBooking, openSection } from '../../support/booking-page.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { expect, test } from '../../support/test.ts';

const luca = { name: 'Luca Serra', email: 'luca@example.com', password: 'limoni e vento' };

test('of requests for the same days one is confirmed and the others are rejected', async ({
  page,
  site,
  backOffice,
}) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await ada.bookings.request({ body: aRequest(inDays(25), inDays(30), luca) });
  await ada.bookings.request({ body: aRequest(inDays(50), inDays(57)) });
  await backOffice.open('bookings');

  const rivals = page.getByRole('region', { name: 'Richieste per le stesse date (2)' });
  await expect(rivals.getByRole('listitem')).toHaveCount(2);
  const hers = rivals.getByRole('listitem').filter({ hasText: 'Ada Rossi' });
  await confirmAnyway(page, hers.getByRole('button', { name: 'Conferma' }));
  const offer = page.getByRole('dialog', { name: 'Rifiuta le altre richieste' });
  await expect(offer).toContainText('Luca Serra');
  await offer.getByRole('button', { name: 'Rifiuta l’altra' }).click();
  await expect(page.getByText('Prenotazione rifiutata con successo')).toBeVisible();
  await expect(rivals).toBeHidden();
  await waitForMail(site.dataDir, guest.email, /non accolta/i);
  const statuses = (await (await connectOwner(site)).bookings.list()).map(({ status }) => status);
  expect(statuses).toEqual(['CONFIRMED', 'REJECTED', 'PENDING']);
});

test('the owner finds bookings, and takes them along', { tag: '@each-shell' }, async ({ page, site, backOffice }) => {
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await ada.bookings.request({ body: { ...aRequest(inDays(50), inDays(57), luca), guestEmail: 'ADA@example.com' } });
  await (await connectOwner(site)).bookings.block({ body: { startDate: inDays(90), endDate: inDays(92) } });
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await backOffice.open('bookings');

  await test.step('by words and by status, and the address remembers', async () => {
    await page.getByRole('button', { name: 'Filtri' }).click();
    await page.getByRole('searchbox').fill('serra');
    await expect(page.getByRole('button', { name: 'Conferma' })).toHaveCount(1);
    await page.reload();
    await page.getByRole('button', { name: 'Filtri' }).click();
    await expect(page.getByRole('searchbox')).toHaveValue('serra');
    await page.getByRole('searchbox').fill('');
    await page.getByLabel('Stato').selectOption('Blocchi');
    await expect(page.getByRole('button', { name: 'Sblocca' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Conferma' })).toHaveCount(0);
    await expectNoBarrier(page, 'the filters of bookings');
    await page.getByLabel('Stato').selectOption('Tutti gli stati');
  });

  await test.step('as a table and as an event', async () => {
    const table = await backOffice.save(() => page.getByRole('button', { name: 'Scarica CSV' }).click());
    expect(table.name).toMatch(/^prenotazioni-\d{4}-\d\d-\d\d\.csv$/);
    expect(table.bytes.toString()).toContain(`"Ada Rossi";"ada@example.com";"${inDays(20)}";"${inDays(27)}";"7";`);
    await (await connectOwner(site)).bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await openBooking(page, 'Con un cane', 'Ada Rossi');
    const event = await backOffice.save(() => doMore(page, 'Scarica .ics'));
    expect(event.bytes.toString()).toContain(`DTSTART;VALUE=DATE:${inDays(20).replaceAll('-', '')}`);
  });

  await test.step('with the history of a guest', async () => {
    const story = await openSection(page, 'Cronologia');
    await expect(story).toContainText('Altri soggiorni dello stesso ospite');
    await expect(story).toContainText('Nessun soggiorno confermato.');
    await closeBooking(page);
  });

  await test.step('on paper', async () => {
    await page.getByRole('button', { name: 'Stampa' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('cell', { name: 'In attesa' })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Stampa' })).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('button', { name: 'Stampa' })).toBeVisible();
  });
});
