import type { Page } from '@playwright/test';
import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { agree, banner } from '../../support/back-office.ts';
import { inDays } from '../../support/days.ts';
import { mailWords, waitForMail } from '../../support/mailbox.ts';
import { areShared } from '../../support/prepared-sites.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** A row of a list, whether it is a table or, on a phone, cards. */
function rowOf(page: Page, list: string, name: string) {
  const row = page.getByRole('row').or(page.getByRole('listitem'));
  return page.getByLabel(list, { exact: true }).locator(row).filter({ hasText: name });
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
  const request = rowOf(page, 'Messaggi del sito', 'Richiesta ricevuta, all’ospite');
  await expect(request).toContainText(mailWords.gone);
  await expect(request.getByText('Inviato', { exact: true })).toBeVisible({ visible: areShared });

  await page.getByRole('button', { name: 'Invia un messaggio di prova' }).click();
  const banner = page.getByText(mailWords.trial);
  await expect(banner).toBeVisible();
  await waitForMail(site.dataDir, owner.email, /messaggio di prova/i);
  await expect(rowOf(page, 'Messaggi del sito', 'Messaggio di prova')).toContainText(mailWords.gone);
  await expect(banner).toBeHidden({ timeout: 6_000 });

  await page.getByLabel('Cerca').fill('prova');
  await expect(rowOf(page, 'Messaggi del sito', 'Richiesta ricevuta')).toBeHidden();
  await rowOf(page, 'Messaggi del sito', 'Messaggio di prova').getByRole('button', { name: 'Elimina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
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
  await backOffice.open('mail');
  const list = page.getByLabel('Messaggi del sito', { exact: true });
  const remove = async () => {
    await rowOf(page, 'Messaggi del sito', 'Messaggio di prova')
      .last()
      .getByRole('button', { name: 'Elimina' })
      .click();
    await agree(page, 'Elimina');
    await expect(banner(page, 'Messaggio eliminato con successo')).toBeVisible();
  };
  await page.getByLabel('Cerca').fill('prova');
  await expect(list.getByText('Conferma il tuo')).toHaveCount(0);
  await page.getByRole('button', { name: 'Successiva' }).click();
  await expect(page.getByText('Pagina 2 di 2')).toBeVisible();

  await remove();
  await expect(page.getByText('Pagina 2 di 2')).toBeVisible();
  await expect(rowOf(page, 'Messaggi del sito', 'Messaggio di prova')).toHaveCount(1);
  await expect(list.locator(':focus')).toContainText('Messaggio di prova');
  await page.reload();
  await expect(page.getByText('Pagina 2 di 2')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('prova');

  await test.step('a page with nothing left gives way to the one before', async () => {
    await remove();
    await expect(rowOf(page, 'Messaggi del sito', 'Messaggio di prova')).toHaveCount(12);
    await expect(page.getByText('Pagina 2 di 2')).toBeHidden();
  });
});

test('a mail is worded in German as in Italian: by its placeholders, with what it becomes', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('mail');
  const row = rowOf(page, 'Testi dei messaggi', 'Prenotazione confermata, all’ospite');
  await row.getByRole('button', { name: 'Modifica' }).click();
  const window = page.getByRole('dialog', { name: 'Prenotazione confermata, all’ospite' });
  await window.getByRole('tab', { name: /^DE/ }).click();
  const german = window.getByRole('tabpanel', { name: /^DE/ });
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
    const sample = await waitForMail(site.dataDir, owner.email, /^Prova: /);
    expect(sample.text.trim()).toBe(`Casa Zagara\n\nHallo Ada Rossi: ${site.origin}/de/booking`);
  });

  await german.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Traduzione salvata con successo')).toBeVisible();
});

test('the owner words a mail herself, and goes back to the original', async ({ page, site, backOffice }) => {
  const ada = await connectGuest(site);
  await backOffice.open('mail');
  const row = rowOf(page, 'Testi dei messaggi', 'Prenotazione confermata, all’ospite');
  await row.getByRole('button', { name: 'Modifica' }).click();
  const window = page.getByRole('dialog', { name: 'Prenotazione confermata, all’ospite' });

  await test.step('what the mail cannot tell, or a link that is lost, is refused', async () => {
    await window.getByLabel('Oggetto').fill('Evviva {cognome}');
    await window.getByLabel('Testo', { exact: true }).fill('Ciao ');
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(window.getByText('Il segnaposto {cognome} non esiste in questo messaggio').first()).toBeVisible();
    await expect(window.getByText('Il testo deve contenere il segnaposto {collegamento}')).toBeVisible();
  });

  await test.step('placeholders are written by their buttons, where she writes', async () => {
    await window.getByLabel('Oggetto').fill('Evviva, ti aspettiamo');
    await window.getByLabel('Testo', { exact: true }).press('End');
    await window.getByRole('button', { name: '{nome}' }).click();
    await page.keyboard.type('! Tutto qui: ');
    await window.getByRole('button', { name: '{collegamento}' }).click();
    await expect(window.getByLabel('Testo', { exact: true })).toHaveValue('Ciao {nome}! Tutto qui: {collegamento}');
    await expect(window.getByRole('article')).toContainText('Ciao Ada Rossi! Tutto qui: http');
  });

  await test.step('she sees it arrive before anybody else does', async () => {
    await window.getByRole('button', { name: 'Invia una prova a te' }).click();
    await expect(banner(page, mailWords.sample)).toBeVisible();
    const sample = await waitForMail(site.dataDir, owner.email, /^Prova: Evviva, ti aspettiamo/);
    expect(sample.text.trim()).toMatch(
      new RegExp(`^Casa Zagara\n\nCiao Ada Rossi! Tutto qui: ${site.origin}/booking(?:/[-0-9a-f]{36})?$`),
    );
    await expect(row).toContainText('Originale');
  });

  await test.step('saved, it is what the next guest reads', async () => {
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(window).toBeHidden();
    await expect(row).toContainText('Tuo');
  });

  const request = await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await (await connectOwner(site)).bookings.decide({ params: { id: request.id }, body: { status: 'CONFIRMED' } });
  const sent = await waitForMail(site.dataDir, guest.email, /evviva, ti aspettiamo/i);
  expect(sent.text.trim()).toBe(`Casa Zagara\n\nCiao ${guest.name}! Tutto qui: ${site.origin}/booking/${request.id}`);

  await row.getByRole('button', { name: 'Ripristina' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ripristina' }).click();
  await expect(page.getByText('Testo ripristinato con successo')).toBeVisible();
  await expect(row).toContainText('Originale');
});

test.describe('where nobody takes mail', () => {
  test.use({ siteVariables: { SMTP_URL: 'smtp://127.0.0.1:9' } });

  test('mail that cannot leave says why, and is tried again at a word', async ({ page, site, backOffice }) => {
    await (await connectOwner(site)).mail.test();
    await backOffice.open('mail');
    await expect(page.getByText('I messaggi non partono')).toBeHidden();
    const row = rowOf(page, 'Messaggi del sito', 'Messaggio di prova');
    await expect(row).toContainText('In attesa');
    await expect(row).toContainText('ECONNREFUSED');
    await row.getByRole('button', { name: 'Prova ora' }).click();
    await expect(page.getByText('Messaggio rimesso in partenza con successo')).toBeVisible();
    await expect(row).toContainText('2 tentativi');
  });
});
