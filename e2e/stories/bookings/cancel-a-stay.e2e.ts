import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { agree, banner, confirmAnyway } from '../../support/back-office.ts';
import { openBooking } from '../../support/booking-page.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { storeSession } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test('a guest asks to cancel; the owner declines, then agrees, and the days are free', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
  visit,
}) => {
  const admin = await connectOwner(site);
  await admin.stayRules.replace({ body: { requestHours: 48 } });
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  const guestPage = await visit('/booking');
  await storeSession(guestPage, site, guest);
  await guestPage.reload();
  const own = guestPage.getByRole('region', { name: 'Le tue richieste' });

  await test.step('she sees how long her request waits, and so does the owner', async () => {
    await expect(own.getByText(/Scade (il |l’)/)).toBeVisible();
    await backOffice.open('bookings');
    await expect(page.getByText('Scade fra 47 ore').first()).toBeVisible();
    await confirmAnyway(page, page.getByRole('button', { name: 'Conferma' }));
    await expect(page.getByText('Scade fra')).toHaveCount(0);
  });

  await test.step('she asks, thinks better of it, and asks again', async () => {
    await guestPage.reload();
    await own.getByRole('button', { name: 'Chiedi di annullare' }).click();
    await own.getByLabel('Messaggio').fill('Il traghetto non parte.');
    await expectNoBarrier(guestPage, 'what is said before one asks to cancel');
    await own.getByRole('button', { name: 'Invia la richiesta' }).click();
    await own.getByRole('button', { name: 'Non voglio più annullare' }).click();
    await own.getByRole('button', { name: 'Chiedi di annullare' }).click();
    await own.getByRole('button', { name: 'Invia la richiesta' }).click();
    await expect(own.getByText('Hai chiesto di annullare')).toBeVisible();
  });

  await test.step('the owner declines, and she reads so', async () => {
    await backOffice.open('bookings');
    await expect(page.getByText('Chiede di annullare dal').first()).toBeVisible();
    await openBooking(page, 'Chiede di annullare');
    await page.getByRole('button', { name: 'Rifiuta l’annullamento' }).click();
    await page.getByRole('dialog').getByLabel('Messaggio per l’ospite').fill('Il traghetto parte, ho chiesto.');
    await expectNoBarrier(page, 'what is said before a wish to cancel is declined');
    await agree(page, 'Rifiuta l’annullamento');
    await expect(banner(page, 'La prenotazione resta confermata')).toBeVisible();
    const letter = await waitForMail(site.dataDir, guest.email, /resta confermata/);
    expect(letter.text).toContain('Il traghetto parte, ho chiesto.');
  });

  await test.step('asked again the owner agrees, with a word of her own', async () => {
    await ada.bookings.askCancellation({ params: { id }, body: {} });
    await backOffice.open('bookings');
    await openBooking(page, 'Chiede di annullare');
    await page.getByRole('button', { name: 'Accetta l’annullamento' }).click();
    const window = page.getByRole('dialog');
    await window.getByLabel('Messaggio per l’ospite').fill('Alla prossima estate!');
    await expectNoBarrier(page, 'what is said before a stay is cancelled');
    await window.getByRole('button', { name: 'Annulla la prenotazione' }).click();
    await expect(page.getByText('Annullata', { exact: true }).first()).toBeVisible();
    const letter = await waitForMail(site.dataDir, guest.email, /annullata/i);
    expect(letter.text).toContain('Alla prossima estate!');
  });

  await test.step('she sees it cancelled, and the days can be asked for again', async () => {
    await guestPage.reload();
    await expect(own.getByText('Annullata', { exact: true })).toBeVisible();
    await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
    expect(await admin.bookings.list()).toHaveLength(2);
  });
});
