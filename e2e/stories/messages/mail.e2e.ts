import type { Locator, Page } from '@playwright/test';
import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { agree, banner } from '../../support/back-office.ts';
import { expectNoBarrier, expectStill, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { mailWords, waitForMail } from '../../support/mailbox.ts';
import { areShared } from '../../support/prepared-sites.ts';
import { owner as ownersAccount } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** A message, which unfolds at its first line. */
function messageOf(page: Page, name: string) {
  return page.getByRole('list', { name: 'Messaggi del sito' }).getByRole('listitem').filter({ hasText: name });
}

async function remove(message: Locator): Promise<void> {
  await message.locator('summary').click();
  await message.getByRole('button', { name: 'Elimina' }).click();
  await agree(message.page(), 'Elimina');
}

/** The page of the text of the confirmation, which goes to guests. */
async function openConfirmation(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Testi' }).click();
  await page.getByRole('link', { name: 'Conferma del soggiorno' }).click();
  await expect(page.getByRole('heading', { name: 'Conferma del soggiorno, all’ospite', level: 1 })).toBeVisible();
}

test('the owner sees what was sent, and tries the way with a message to herself', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
}) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await waitForMail(site.dataDir, guest.email, /richiesta/i);
  await backOffice.open('mail');
  await expect(page.getByText('I messaggi non partono')).toBeVisible({ visible: !areShared });
  const request = messageOf(page, 'Richiesta ricevuta, all’ospite');
  await expect(request).toContainText(mailWords.gone);
  await expect(request.getByText('Inviato', { exact: true })).toBeVisible({ visible: areShared });

  await page.getByRole('button', { name: 'Invia un messaggio di prova' }).click();
  const banner = page.getByText(mailWords.trial);
  await expect(banner).toBeVisible();
  await waitForMail(site.dataDir, ownersAccount.email, /messaggio di prova/i);
  await expect(messageOf(page, 'Messaggio di prova')).toContainText(mailWords.gone);
  await expect(banner).toBeHidden({ timeout: 6_000 });

  await page.getByLabel('Cerca').fill('prova');
  await expect(messageOf(page, 'Richiesta ricevuta')).toBeHidden();
  await remove(messageOf(page, 'Messaggio di prova'));
  await expect(page.getByText('Messaggio eliminato con successo')).toBeVisible();
  await expect(page.getByText('Nessun risultato.')).toBeVisible();
});

test('a list keeps its words, its page and the focus while things are deleted from it', async ({
  page,
  site,
  backOffice,
}) => {
  const client = await connectOwner(site);
  for (let attempt = 0; attempt < 14; attempt += 1) await client.mail.test();
  await connectGuest(site);
  await expect.poll(async () => (await client.mail.list()).some(({ status }) => status === 'WAITING')).toBe(false);
  await backOffice.open('mail');
  const trials = messageOf(page, 'Messaggio di prova');
  await page.getByLabel('Cerca').fill('prova');
  await expect(messageOf(page, 'Conferma dell’indirizzo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Successiva' }).click();
  await expect(page.getByText('Pagina 2 di 2')).toBeVisible();

  await remove(trials.last());
  await expect(banner(page, 'Messaggio eliminato con successo')).toBeVisible();
  await expect(page.getByText('Pagina 2 di 2')).toBeVisible();
  await expect(trials).toHaveCount(1);
  await expect(page.locator(':focus')).toContainText('Messaggio di prova');
  await page.reload();
  await expect(page.getByText('Pagina 2 di 2')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('prova');

  await test.step('a page with nothing left gives way to the one before', async () => {
    await remove(trials.last());
    await expect(banner(page, 'Messaggio eliminato con successo')).toBeVisible();
    await expect(trials).toHaveCount(12);
    await expect(page.getByText('Pagina 2 di 2')).toBeHidden();
  });
});

test('a mail is worded in German as in Italian: by its placeholders, with what it becomes', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('mail');
  await openConfirmation(page);
  await page.getByRole('tab', { name: /^DE/ }).click();
  const german = page.getByRole('tabpanel', { name: /^DE/ });
  const preview = german.getByRole('article');

  await test.step('what goes out now is seen, in the words of the program', async () => {
    await expect(preview).toContainText('Guten Tag Ada Rossi');
    await expect(preview).toContainText(`${site.origin}/de/booking`);
  });

  await test.step('a link that is lost is refused, a placeholder is written where she writes', async () => {
    const text = german.getByRole('textbox', { name: 'Testo in tedesco' });
    await text.fill('Hallo ');
    await german.getByRole('button', { name: 'Invia una prova a te' }).click();
    await expect(german.getByRole('alert')).toContainText('Il testo deve contenere il segnaposto {collegamento}');
    await text.press('End');
    await german.getByRole('button', { name: '{nome}' }).click();
    await page.keyboard.type(': ');
    await german.getByRole('button', { name: '{collegamento}' }).click();
    await expect(text).toHaveValue('Hallo {nome}: {collegamento}');
    await expect(preview).toContainText('Hallo Ada Rossi: http');
  });

  await test.step('she sees it arrive before anybody else does', async () => {
    await german.getByRole('button', { name: 'Invia una prova a te' }).click();
    await expect(banner(page, mailWords.sample)).toBeVisible();
    const sample = await waitForMail(site.dataDir, ownersAccount.email, /^Prova: /);
    expect(sample.text.trim()).toBe(`Casa Zagara\n\nHallo Ada Rossi: ${site.origin}/de/booking`);
  });

  await german.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Traduzione salvata con successo')).toBeVisible();
  await page.getByRole('link', { name: 'Tutti i testi' }).click();
  await expect(page.getByRole('link', { name: 'Conferma del soggiorno' })).toContainText('Tuo: DE');
});

test('the owner words a mail herself, and goes back to the original', async ({ page, site, backOffice }) => {
  const ada = await connectGuest(site);
  const owner = await connectOwner(site);
  await backOffice.open('mail');
  await openConfirmation(page);
  const [subject, text] = [page.getByLabel('Oggetto'), page.getByLabel('Testo', { exact: true })];
  const original = await subject.inputValue();
  const save = page.getByRole('button', { name: 'Salva', exact: true });
  const line = page.getByRole('link', { name: 'Conferma del soggiorno' });

  await test.step('what the mail cannot tell, or a link that is lost, is refused', async () => {
    await subject.fill('Evviva {cognome}');
    await text.fill('Ciao ');
    await save.click();
    await expect(page.getByText('Il segnaposto {cognome} non esiste in questo messaggio').first()).toBeVisible();
    await expect(page.getByText('Il testo deve contenere il segnaposto {collegamento}')).toBeVisible();
  });

  await test.step('placeholders are written by their buttons, where she writes', async () => {
    await subject.fill('Evviva, ti aspettiamo');
    await text.press('End');
    await page.getByRole('button', { name: '{nome}' }).click();
    await page.keyboard.type('! Tutto qui: ');
    await page.getByRole('button', { name: '{collegamento}' }).click();
    await expect(text).toHaveValue('Ciao {nome}! Tutto qui: {collegamento}');
    await expect(page.getByRole('article')).toContainText('Ciao Ada Rossi! Tutto qui: http');
  });

  await test.step('she sees it arrive before anybody else does', async () => {
    await page.getByRole('button', { name: 'Invia una prova a te' }).click();
    await expect(banner(page, mailWords.sample)).toBeVisible();
    const sample = await waitForMail(site.dataDir, ownersAccount.email, /^Prova: Evviva, ti aspettiamo/);
    expect(sample.text.trim()).toMatch(
      new RegExp(`^Casa Zagara\n\nCiao Ada Rossi! Tutto qui: ${site.origin}/booking(?:/[-0-9a-f]{36})?$`),
    );
    const wordings = await owner.mail.listWordings();
    expect(wordings.some(({ isChanged }) => isChanged)).toBe(false);
  });

  await test.step('neither the back button nor a link loses what she wrote unasked', async () => {
    const question = page.getByRole('dialog', { name: 'Modifiche non salvate' });
    for (const leave of [() => page.goBack(), () => page.getByRole('link', { name: 'Tutti i testi' }).click()]) {
      await leave();
      await question.getByRole('button', { name: 'Resta qui' }).click();
      await expect(question).toBeHidden();
      await expect(subject).toHaveValue('Evviva, ti aspettiamo');
    }
  });

  await test.step('saved, it is what the next guest reads', async () => {
    await save.click();
    await expect(page).toHaveURL(/\/mail\/texts#BOOKING_CONFIRMED$/);
    await expect(line).toContainText('Tuo: IT');
    await expect(line).toBeFocused();
  });

  const request = await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await owner.bookings.decide({ params: { id: request.id }, body: { status: 'CONFIRMED' } });
  const sent = await waitForMail(site.dataDir, guest.email, /evviva, ti aspettiamo/i);
  expect(sent.text.trim()).toBe(`Casa Zagara\n\nCiao ${guest.name}! Tutto qui: ${site.origin}/booking/${request.id}`);

  await line.click();
  await page.getByRole('button', { name: 'Ripristina' }).click();
  await agree(page, 'Ripristina');
  await expect(banner(page, 'Testo ripristinato con successo')).toBeVisible();
  await expect(subject).toHaveValue(original);
  await expect(page.getByRole('main'), 'its button is gone').toBeFocused();
  await page.goBack();
  await expect(line).toContainText('Originale');
});

test('the tabs have addresses of their own, which survive a reload and the back button', async ({
  page,
  backOffice,
}) => {
  await backOffice.open('mail');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('In attesa').click();
  await expect(page).toHaveURL(/\/mail\/waiting$/);
  await expect(tab('In attesa'), 'the arrows go on from here').toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/mail\/texts$/);
  await page.getByText('A te', { exact: true }).click();
  await page.getByRole('link', { name: 'Nuova richiesta' }).click();
  await expect(page.getByRole('heading', { name: 'Nuova richiesta, a te', level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nuova richiesta, a te', level: 1 })).toBeVisible();
  await expectNoBarrier(page, 'the page of a text');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Nuova richiesta' })).toBeVisible();
  await page.goBack();
  await expect(tab('In attesa')).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(tab('In attesa')).toHaveAttribute('aria-selected', 'true');
});

test('automatic letters are chosen where a link leads to them, and the texts say when they leave', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('mail');
  await page.goto(`${site.origin}/admin/mail#schedule`);
  await page.getByLabel('Scrivi agli ospiti prima dell’arrivo').check();
  await page.getByLabel('Giorni prima dell’arrivo').selectOption('3');
  await page.getByRole('tab', { name: 'Partite' }).click();
  await page.getByRole('dialog', { name: 'Modifiche non salvate' }).getByRole('button', { name: 'Resta qui' }).click();
  await expect(page.getByRole('link', { name: 'Prima dell’arrivo' })).toContainText('Spenta');
  await page.getByRole('button', { name: 'Salva le e-mail automatiche' }).click();
  const line = page.getByRole('link', { name: 'Prima dell’arrivo' });
  await expect(line).toContainText('3 giorni prima dell’arrivo, alle 9:00');
});

test.describe('the mail of a demo', () => {
  test.use({ isDemo: true });

  test('is at most 3,000 pixels high on a phone, whatever is shown of it', async ({ page, site, backOffice }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await backOffice.open('mail');
    const texts = ['STAY', 'MONEY', 'ACCOUNT', 'OWNER'].map((topic) => `mail/texts?parte=${topic}`);
    for (const address of ['mail', 'mail/waiting', ...texts]) {
      await page.goto(`${site.origin}/admin/${address}`);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await height(), address).toBeLessThanOrEqual(3000);
      expect(await overflowOf(page), `${address} is wider than the screen`).toBeLessThanOrEqual(0);
      await expectNoBarrier(page, address);
      await expectStill(page, address, 0.05);
    }
  });
});

test.describe('where nobody takes mail', () => {
  test.use({ siteVariables: { SMTP_URL: 'smtp://127.0.0.1:9' } });

  test('mail that cannot leave says why, and is tried again at a word', async ({ page, site, backOffice }) => {
    await (await connectOwner(site)).mail.test();
    await backOffice.open('mail');
    await expect(page.getByText('I messaggi non partono')).toBeHidden();
    await page.getByRole('tab', { name: 'In attesa (1)' }).click();
    const message = messageOf(page, 'Messaggio di prova');
    await expect(message).toContainText('In attesa');
    await expect(message).toContainText('ECONNREFUSED');
    await message.getByRole('button', { name: 'Prova ora' }).click();
    await expect(page.getByText('Messaggio rimesso in partenza con successo')).toBeVisible();
    await expect(message).toContainText('2 tentativi');
  });
});
