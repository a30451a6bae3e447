import { connectOwner } from '../../support/api.ts';
import { checkPage } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expectGerman, listItalianWords } from '../../support/italian-words.ts';
import { linkIn, waitForMail } from '../../support/mailbox.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const guest = { name: 'Greta Möller', email: 'greta@example.com', password: 'Zitronen und Wind' };
const arrival = inDays(20);
const departure = inDays(28);

test('a German guest asks and is answered in German', { tag: '@gate' }, async ({ page, site }) => {
  test.setTimeout(120_000);
  const manager = await connectOwner(site);
  await manager.languages.offer({ body: { offered: ['en', 'de', 'fr'] } });

  await test.step('what a search engine led her to is German, from the first word to the last', async () => {
    // The first of them loads the fonts at once; late fonts are covered by the story of a visit.
    for (const address of [
      '/de/booking',
      '/de',
      '/de/gallery',
      '/de/contact',
      '/de/blog',
      '/de/register',
      '/de/login',
    ]) {
      await checkPage(page, address);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect(await listItalianWords(page), address).toEqual([]);
    }
  });

  const form = page.getByRole('form', { name: 'Buchungsanfrage' });
  await test.step('what cannot be is refused in German', async () => {
    await page.goto('/de/booking');
    await form.getByLabel('Anreise').fill(departure);
    await form.getByLabel('Abreise').fill(arrival);
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(form.getByRole('alert').first()).toHaveText(/Abreisedatum/);
  });

  await test.step('she sees the price, and sending leads over an account', async () => {
    await form.getByLabel('Anreise').fill(arrival);
    await form.getByLabel('Abreise').fill(departure);
    await expect(form.getByText('Endreinigung')).toBeVisible();
    await expect(form.getByText(/Gesamtpreis/)).toBeVisible();
    await form.getByLabel('Vor- und Nachname').fill(guest.name);
    await form.getByLabel('E-Mail').fill(guest.email);
    await form.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect(page).toHaveURL(/\/de\/login\?from=/);
    await page
      .getByRole('main')
      .getByRole('link', { name: /registrieren/i })
      .click();
    await page.getByLabel('Name', { exact: true }).fill(guest.name);
    await page.getByLabel('E-Mail').fill(guest.email);
    await page.getByLabel('Passwort', { exact: true }).fill(guest.password);
    await page.getByLabel('Passwort wiederholen').fill(guest.password);
    await page.getByLabel(/Datenschutzerklärung/).check();
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expect(page.getByText('Fast geschafft: Bitte schauen Sie in Ihr Postfach!')).toBeVisible();
  });

  await test.step('the letter is German, and its link confirms and sends what she had begun', async () => {
    const letter = await waitForMail(site.dataDir, guest.email, /Bestätigen Sie Ihre E-Mail-Adresse/);
    expectGerman(letter);
    await page.goto(linkIn(letter));
    await page.getByRole('button', { name: 'Bestätigen und Anfrage senden' }).click();
    await expect(page.getByText('Ihre Buchungsanfrage ist unterwegs!')).toBeVisible();
    expect(await listItalianWords(page)).toEqual([]);
    await page.goto('/de/booking');
    await expect(page.getByText('Wartet auf Antwort')).toBeVisible();
  });

  await test.step('the owner reads of it in Italian, and what she decides arrives in German', async () => {
    expectGerman(await waitForMail(site.dataDir, guest.email, /Wir haben Ihre Anfrage erhalten/));
    expect((await waitForMail(site.dataDir, owner.email, /richiesta/i)).text).toContain(guest.name);
    const [request] = (await manager.bookings.list()).filter(({ guestEmail }) => guestEmail === guest.email);
    await manager.bookings.decide({ params: { id: request?.id ?? '' }, body: { status: 'CONFIRMED' } });
    const letter = await waitForMail(site.dataDir, guest.email, /Buchung bestätigt/);
    expectGerman(letter);
    await page.goto(linkIn(letter));
    await expect(page).toHaveURL(/\/de\/booking/);
    await expect(page.getByText('Bestätigt').first()).toBeVisible();
    expect(await listItalianWords(page)).toEqual([]);
  });
});
