import { banner, entry } from '../../support/back-office.ts';
import { closeBooking, openBooking, openSection } from '../../support/booking-page.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expectGerman, listItalianWords } from '../../support/italian-words.ts';
import { linkIn, waitForMail } from '../../support/mailbox.ts';
import { forgive } from '../../support/page-faults.ts';
import { owner } from '../../support/start-site.ts';
import { expect, expectLetters, lettersTo, PHONE, setUpForGuests, test } from '../../support/stay-over-months.ts';

const CODE = 'Der Code am Tor ist 4711';

function inGerman(day: number): string {
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(inDays(day)));
}

test('a German guest lives a whole stay, from the first look to her review, and the owner beside her', async ({
  page,
  site,
  provider,
  backOffice,
  visit,
  liveUntil,
  faults,
}) => {
  test.slow();
  const greta = { name: 'Greta Möller', email: 'greta@example.com', password: 'Zitronen und Wind' };
  const { admin, sections } = await setUpForGuests(site);
  await admin.languages.offer({ body: { offered: ['de'] } });
  const german = [
    ['Willkommen', '<p>Brot gibt es auf der Piazza.</p>'],
    ['Das Tor', `<p>${CODE}.</p>`],
  ] as const;
  for (const [at, [title, content]] of german.entries()) {
    const fields = { title: { text: title, isChecked: true }, content: { text: content, isChecked: true } };
    const params = { kind: 'guide', language: 'de', id: sections[at]?.id ?? '' } as const;
    await admin.translations.update({ params, body: { fields } });
  }
  const stay = `${inGerman(60)} – ${inGerman(67)}`;
  const guestPage = await visit('/de', { ...PHONE, locale: 'de-DE', timezoneId: 'Europe/Berlin' });
  const letterTo = (address: string, subject: RegExp) => waitForMail(site.dataDir, address, subject);

  await test.step('she finds the house, asks for a week, and opens an account to send it', async () => {
    const form = guestPage.getByRole('form', { name: 'Buchungsanfrage' });
    await guestPage.goto('/de/booking');
    await form.getByLabel('Anreise').fill(inDays(60));
    await form.getByLabel('Abreise').fill(inDays(67));
    await expect(form.getByText('Endreinigung')).toBeVisible();
    await form.getByLabel('Vor- und Nachname').fill(greta.name);
    await form.getByLabel('E-Mail').fill(greta.email);
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(guestPage).toHaveURL(/\/de\/login\?from=/);
    await guestPage
      .getByRole('main')
      .getByRole('link', { name: /registrieren/i })
      .click();
    await guestPage.getByLabel('Name', { exact: true }).fill(greta.name);
    await guestPage.getByLabel('E-Mail').fill(greta.email);
    await guestPage.getByLabel('Passwort', { exact: true }).fill(greta.password);
    await guestPage.getByLabel('Passwort wiederholen').fill(greta.password);
    await guestPage.getByLabel(/Datenschutzerklärung/).check();
    await guestPage.getByRole('button', { name: 'Registrieren' }).click();
    await expect(guestPage.getByText('Fast geschafft: Bitte schauen Sie in Ihr Postfach!')).toBeVisible();
    await guestPage.goto(linkIn(await letterTo(greta.email, /^Bestätigen Sie/)));
    await guestPage.getByRole('button', { name: 'Bestätigen und Anfrage senden' }).click();
    await expect(guestPage.getByText('Ihre Buchungsanfrage ist unterwegs!')).toBeVisible();
  });

  // The calendar below the list names her too, where it shows those months.
  const booking = entry(page, '7 notti').filter({ hasText: greta.name });
  const [request] = await admin.bookings.list();
  const id = request?.id ?? '';
  await test.step('the owner reads of it, and confirms', async () => {
    const letter = await letterTo(owner.email, /^Nuova richiesta da Greta Möller/);
    expect(letter.text).toContain(`/admin/bookings/${id}`);
    await backOffice.open('bookings');
    await booking.getByRole('button', { name: 'Conferma' }).click();
    await expect(booking.getByText('Confermata')).toBeVisible();
  });

  const status = guestPage.getByRole('main').getByText('Bestätigt', { exact: true });
  await test.step('she reads that it is, with the calendar entry, and what is to be paid first', async () => {
    const letter = await letterTo(greta.email, /^Buchung bestätigt/);
    const [file] = letter.files;
    expect(file).toMatchObject({ name: 'soggiorno.ics', type: 'text/calendar' });
    expect(file?.text).toContain(`DTSTART;VALUE=DATE:${inDays(60).replaceAll('-', '')}`);
    expect((await letterTo(greta.email, /^Zahlung für Ihren Aufenthalt/)).text).toContain('Anzahlung: ');
    await guestPage.goto(linkIn(letter));
    await expect(guestPage).toHaveURL(`${site.origin}/de/booking/${id}`);
    await expect(status).toBeVisible();
    await expect(guestPage.getByText(`Der Rest der Gästemappe ist ab dem ${inGerman(53)} verfügbar`)).toBeVisible();
    await expect(guestPage.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
    await expect(guestPage.getByText(CODE)).toHaveCount(0);
    await expect(guestPage.getByRole('button', { name: 'Mit Karte zahlen' })).toBeVisible();
    await guestPage.getByRole('button', { name: 'Per Überweisung zahlen' }).click();
    await expect(guestPage.getByText('IT60 X054 2811 1010 0000 0123 456')).toBeVisible();
    expect(await overflowOf(guestPage)).toBeLessThanOrEqual(0);
    expect(await listItalianWords(guestPage)).toEqual([]);
    await expectNoBarrier(guestPage, 'a stay that is to be paid, in German');
  });

  await test.step('her transfer comes, the owner writes it down, and she sees it', async () => {
    await openBooking(page, greta.name, greta.name);
    const window = await openSection(page, 'Soldi');
    await window.getByRole('button', { name: 'Registra un pagamento' }).click();
    const form = page.getByRole('dialog', { name: 'Registra un pagamento' });
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(window.getByRole('region', { name: 'In breve' })).toContainText('Saldo: ');
    expect((await letterTo(greta.email, /^Wir haben Ihre Zahlung erhalten/)).text).toContain('Nächste Zahlung: ');
    await guestPage.reload();
    await expect(guestPage.getByRole('heading', { name: 'Restzahlung' })).toBeVisible();
  });

  await test.step('she asks something, and is answered', async () => {
    const conversation = guestPage.getByRole('region', { name: 'Nachrichten' });
    await conversation.getByRole('textbox', { name: 'Ihre Nachricht' }).fill('Gibt es ein Kinderbett?');
    await conversation.getByRole('button', { name: 'Senden' }).click();
    await expect(conversation.getByRole('log').getByRole('listitem')).toHaveCount(1);
    expect((await letterTo(owner.email, /^Un messaggio da Greta Möller/)).text).toContain('Gibt es ein Kinderbett?');
    const window = await openSection(page, 'Conversazione');
    await window.getByLabel('Messaggio per l’ospite').fill('Ja, es steht bereit.');
    await window.getByRole('button', { name: 'Invia' }).click();
    await expect(window.getByRole('listitem')).toHaveCount(2);
    await closeBooking(page);
    await guestPage.goto(linkIn(await letterTo(greta.email, /^Eine Nachricht von /)));
    await expect(conversation.getByText('Ja, es steht bereit.')).toBeVisible();
  });

  await test.step('before the balance is due she is reminded, and pays it by card', async () => {
    await liveUntil(27, [guestPage, page]);
    const letter = await letterTo(greta.email, /^Ihre Zahlung wird bald fällig/);
    expect(letter.text).toContain(`, bis zum ${inGerman(30)}\nVerwendungszweck: RF`);
    await guestPage.goto(linkIn(letter));
    await guestPage.getByRole('button', { name: 'Mit Karte zahlen' }).click();
    await guestPage.getByRole('button', { name: 'Paga', exact: true }).click();
    await expect(guestPage.getByText('Wir warten auf die Bestätigung der Zahlung')).toBeVisible();
    const [session] = provider.sessions;
    if (!session) throw new Error('no page was opened');
    await provider.deliver(site.origin, provider.paid(session));
    await expect(guestPage.getByText('Zahlung eingegangen. Vielen Dank!')).toBeVisible();
    await expect.poll(async () => (await lettersTo(site, greta.email)).length).toBe(8);
  });

  await test.step('a week before she is told how to come; the guide is open, and stays so without a network', async () => {
    await liveUntil(53, [guestPage, page]);
    const letter = await letterTo(greta.email, /^Wir freuen uns auf Sie am /);
    expect(letter.text).toContain('Via del Porto 3');
    expect(letter.text).not.toContain('4711');
    await guestPage.goto(linkIn(letter, '/de/booking/'));
    await guestPage.getByLabel('E-Mail').fill(greta.email);
    await guestPage.getByLabel('Passwort').fill(greta.password);
    await guestPage.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
    await expect(guestPage.getByText(CODE)).toBeVisible();
    const isStored = () =>
      guestPage.evaluate(async (address) => Boolean(await caches.match(address)), '/de/booking/?files');
    await expect.poll(isStored).toBe(true);
    await guestPage.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await guestPage.context().setOffline(true);
    await guestPage.reload();
    await expect(guestPage.getByText('Sie sind offline')).toBeVisible();
    await expect(guestPage.getByText(`Stand vom ${inGerman(53)}, 12:00 Uhr (italienische Zeit)`)).toBeVisible();
    await expect(guestPage.getByText(CODE)).toBeVisible();
    await guestPage.context().setOffline(false);
    forgive(faults, /ERR_INTERNET_DISCONNECTED/);
  });

  const reviews = guestPage.getByRole('region', { name: 'Was unsere Gäste sagen' });
  const comment = 'Eine Woche ohne Schuhe.';
  await test.step('when she is back home she is thanked, and says how it was', async () => {
    await liveUntil(69, [guestPage, page]);
    const letter = await letterTo(greta.email, /^Danke für Ihren Aufenthalt, Greta Möller/);
    expect(linkIn(letter)).toBe(`${site.origin}/de#recensioni`);
    await guestPage.goto(`/de/booking/${id}`);
    await expect(guestPage.getByText(`Die Gästemappe war bis zum ${inGerman(68)} verfügbar`)).toBeVisible();
    await expect(guestPage.getByText(CODE)).toHaveCount(0);
    await guestPage.goto(linkIn(letter));
    await reviews.getByRole('button', { name: 'Bewertung schreiben' }).click();
    await reviews.getByRole('textbox', { name: 'Ihre Bewertung' }).fill(comment);
    await reviews.getByRole('button', { name: 'Bewertung senden' }).click();
    await expect(reviews.getByText('Vielen Dank für Ihre Bewertung!')).toBeVisible();
  });

  await test.step('the owner publishes it, and each reads in his language that she was there', async () => {
    await liveUntil(70, [guestPage, page]);
    await backOffice.leaveFor('reviews');
    // A session lasts thirty days.
    await backOffice.signInAgain();
    await backOffice.goTo('reviews');
    await expect(entry(page, comment)).toContainText('Soggiorno verificato');
    await entry(page, comment).getByRole('button', { name: 'Approva' }).click();
    await expect(banner(page, 'Recensione approvata con successo')).toBeVisible();
    await guestPage.goto('/de');
    await expect(reviews.getByRole('listitem').filter({ hasText: comment })).toContainText('Verifizierter Aufenthalt');
    await guestPage.goto('/');
    const cards = guestPage.getByRole('region', { name: 'Che cosa dicono gli ospiti' }).getByRole('listitem');
    await expect(cards.filter({ hasText: comment })).toContainText('Soggiorno verificato');
    await expect(cards.filter({ hasText: comment })).toContainText('in tedesco');
  });

  await test.step('each letter came once, in German to her and in Italian to the owner', async () => {
    await expectLetters(site, greta.email, [
      'Bestätigen Sie Ihre E-Mail-Adresse',
      `Buchung bestätigt: ${stay}`,
      'Danke für Ihren Aufenthalt, Greta Möller',
      /^Eine Nachricht von /,
      `Ihre Zahlung wird bald fällig: ${stay}`,
      `Wir freuen uns auf Sie am ${inGerman(60)}`,
      `Wir haben Ihre Anfrage erhalten: ${stay}`,
      /^Wir haben Ihre Zahlung erhalten: [\d.]+(?:,\d\d)?\s€$/,
      /^Wir haben Ihre Zahlung erhalten: [\d.]+(?:,\d\d)?\s€$/,
      `Zahlung für Ihren Aufenthalt: ${stay}`,
    ]);
    for (const letter of await lettersTo(site, greta.email)) expectGerman(letter);
    await expectLetters(site, owner.email, [
      /^Nuova richiesta da Greta Möller: /,
      'Nuovo accesso al tuo account',
      'Sono cambiate le coordinate per i bonifici',
      'Un messaggio da Greta Möller',
    ]);
  });
});
