import { joinToArticle, sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { guest as ada, connect, connectGuest, connectOwner } from '../../support/api.ts';
import { banner, entry } from '../../support/back-office.ts';
import { openBooking, openSection } from '../../support/booking-page.ts';
import { inDays } from '../../support/days.ts';
import { linkIn, waitForMail } from '../../support/mailbox.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner } from '../../support/start-site.ts';
import { expect, expectLetters, PHONE, setUpForGuests, test } from '../../support/stay-over-months.ts';

function inItalian(day: number): string {
  return sayLocalDate(inDays(day));
}

test('an Italian guest lives a stay that she asked for late, and pays it at once', async ({
  page,
  site,
  backOffice,
  visit,
  liveUntil,
}) => {
  await setUpForGuests(site);
  await connectGuest(site, ada);
  const stay = `${inItalian(10)} – ${inItalian(17)}`;
  const guestPage = await visit('/booking', PHONE);
  const letterTo = (address: string, subject: RegExp) => waitForMail(site.dataDir, address, subject);
  // The next arrivals name her as well.
  const booking = entry(page, '7 notti');

  await test.step('she asks on her phone, and the owner confirms', async () => {
    await storeSession(guestPage, site, ada);
    await guestPage.goto('/booking');
    const form = guestPage.getByRole('form', { name: 'Richiesta di prenotazione' });
    await form.getByLabel('Check-in', { exact: true }).fill(inDays(10));
    await form.getByLabel('Check-out', { exact: true }).fill(inDays(17));
    await form.getByLabel('Nome e cognome').fill(ada.name);
    await form.getByLabel('E-mail').fill(ada.email);
    await form.getByLabel('Note').fill('Arriviamo con il traghetto delle 18.');
    await form.getByRole('button', { name: 'Invia richiesta' }).click();
    const letter = await letterTo(owner.email, /^Nuova richiesta da Ada Rossi/);
    expect(letter.text).toContain('Arriviamo con il traghetto delle 18.');
    await backOffice.open('bookings');
    await booking.getByRole('button', { name: 'Conferma' }).click();
    await expect(booking.getByText('Confermata')).toBeVisible();
  });

  await test.step('all of it is due in three days; the owner has it the same day', async () => {
    const paymentLetter = await letterTo(ada.email, /^Il pagamento del tuo soggiorno/);
    expect(paymentLetter.text).toContain(`, entro ${joinToArticle('il', inItalian(3))}\nCausale: RF`);
    await guestPage.goto(linkIn(await letterTo(ada.email, /^Prenotazione confermata/)));
    await expect(guestPage.getByRole('heading', { name: 'Saldo' })).toBeVisible();
    await openBooking(page, '7 notti', ada.name);
    const window = await openSection(page, 'Soldi');
    await window.getByRole('button', { name: 'Registra un pagamento' }).click();
    await page.getByRole('dialog', { name: 'Registra un pagamento' }).getByRole('button', { name: 'Salva' }).click();
    await letterTo(ada.email, /^Abbiamo ricevuto il tuo pagamento/);
    await guestPage.reload();
    await expect(guestPage.getByRole('button', { name: 'Paga con bonifico' })).toHaveCount(0);
    await expect(
      guestPage.getByText(`Il resto della guida si apre ${joinToArticle('il', inItalian(3))}`),
    ).toBeVisible();
  });

  await test.step('a week before she is told how to come, and the guide is open', async () => {
    await liveUntil(3, [guestPage, page]);
    const letter = await letterTo(ada.email, /^Ti aspettiamo (?:il |l’)/);
    expect(letter.text).toContain('Si arriva dalle: 16:00\nSi parte entro le: 10:00\n');
    await guestPage.goto(linkIn(letter, '/booking/'));
    await expect(guestPage.getByText('Il codice del cancello è 4711.')).toBeVisible();
  });

  const comment = 'Il mare appena svegli.';
  const reviews = guestPage.getByRole('region', { name: 'Che cosa dicono gli ospiti' });
  await test.step('back home she is thanked, and what she says of it is that of a guest', async () => {
    await liveUntil(19, [guestPage, page]);
    await guestPage.goto(linkIn(await letterTo(ada.email, /^Grazie del soggiorno, Ada Rossi/)));
    await reviews.getByRole('button', { name: 'Scrivi una recensione' }).click();
    await reviews.getByRole('textbox', { name: 'La tua recensione' }).fill(comment);
    await reviews.getByRole('button', { name: 'Invia recensione' }).click();
    await expect(reviews.getByText('Recensione inviata con successo!')).toBeVisible();
    await backOffice.leaveFor('reviews');
    // Nobody has used the back office for more than two weeks.
    await backOffice.signInAgain();
    await backOffice.goTo('reviews');
    await entry(page, comment).getByRole('button', { name: 'Approva' }).click();
    await expect(banner(page, 'Recensione approvata con successo')).toBeVisible();
    await guestPage.reload();
    await expect(reviews.getByRole('listitem').filter({ hasText: comment })).toContainText('Soggiorno verificato');
  });

  await test.step('each letter came once, and the site that starts again sends none of them', async () => {
    await liveUntil(20, [guestPage, page]);
    await connect(site).auth.forgotPassword({ body: { email: ada.email } });
    await letterTo(ada.email, /^Scegli una nuova password/);
    expect((await (await connectOwner(site)).reviews.list())[0]).toMatchObject({ verifiedStay: true });
    await expectLetters(site, ada.email, [
      /^Abbiamo ricevuto il tuo pagamento: [\d.]+(?:,\d\d)?\s€$/,
      `Abbiamo ricevuto la tua richiesta: ${stay}`,
      'Conferma il tuo indirizzo e-mail',
      'Grazie del soggiorno, Ada Rossi',
      `Il pagamento del tuo soggiorno: ${stay}`,
      `Prenotazione confermata: ${stay}`,
      'Scegli una nuova password',
      `Ti aspettiamo ${joinToArticle('il', inItalian(10))}`,
    ]);
    await expectLetters(site, owner.email, [
      `Nuova richiesta da Ada Rossi: ${stay}`,
      'Nuovo accesso al tuo account',
      'Sono cambiate le coordinate per i bonifici',
    ]);
  });
});
