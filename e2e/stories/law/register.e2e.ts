import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/alloggiati.ts';
import { aRequest, connectGuest } from '../../support/api.ts';
import { banner, entry } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { addApp } from '../../support/code-app.ts';
import { inDays } from '../../support/days.ts';
import { tabTo } from '../../support/tab-to.ts';

/** Longer than a code counts as reused. */
const NEXT_CODE_MS = 31_000;

const RECEIPT = Buffer.from('%PDF-1.7\nAlloggiati Web\n%%EOF');

async function expectSound(page: Page, label: string): Promise<void> {
  expect(await overflowOf(page), label).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, label);
}

/** Searches and selects a name of an official list by keyboard. */
async function choose(page: Page, within: Locator, label: string, name: string): Promise<void> {
  const field = within.getByRole('combobox', { name: label, exact: true });
  await tabTo(page, field);
  await page.keyboard.type(name.slice(0, 4));
  await expect(within.getByRole('listbox', { name: label }).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(new RegExp(`^${name}`, 'i'));
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function giveCode(page: Page, code: string): Promise<void> {
  const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' });
  await proof.getByLabel('Codice', { exact: true }).fill(code);
  await proof.getByRole('button', { name: 'Conferma' }).click();
  await expect(proof).toBeHidden();
}

test('an owner begins the register once she has two proofs, and writes its key down', async ({
  page,
  site,
  backOffice,
  moveClock,
}) => {
  await backOffice.open('register');
  const main = page.getByRole('main');

  await test.step('who has one proof alone is told to add another', async () => {
    await expect(main.getByText(/si apre con la verifica in due passaggi/)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Comincia' })).toHaveCount(0);
  });

  await test.step('what falls due, and what is to be in order, needs no register', async () => {
    await main.getByRole('tab', { name: 'Scadenze' }).click();
    await expect(page).toHaveURL(/\/register\/deadlines$/);
    await expect(main.getByText('Nessuna scadenza nei prossimi 60 giorni.')).toBeVisible();
    const gas = entry(page, 'Rilevatore di gas');
    await tabTo(page, gas.getByRole('button', { name: 'Fatto' }));
    await page.keyboard.press('Enter');
    await expect(banner(page, 'Elenco salvato con successo')).toBeVisible();
    await gas.getByRole('button', { name: 'Data e nota' }).click();
    const window = page.getByRole('dialog', { name: 'Rilevatore di gas' });
    await window.getByLabel('Data di rinnovo').fill(inDays(30));
    await window.getByLabel('Nota').fill('In cucina, sopra i fuochi');
    await expectSound(page, 'the window of what is to be in order');
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(main.getByRole('region', { name: 'Più avanti' })).toContainText('Rilevatore di gas: da fare');
    await expect(gas.filter({ hasText: 'In cucina' })).toBeVisible();
    await expectSound(page, 'deadlines while the register is off');
    await main.getByRole('tab', { name: 'Ospiti' }).click();
  });

  await test.step('it is off, and begins once a code shows that it is she', async () => {
    const { codeAt } = await addApp(site);
    await moveClock(NEXT_CODE_MS);
    await page.reload();
    await expect(main.getByRole('button', { name: 'Comincia' })).toBeVisible();
    await expectSound(page, 'a register that is off');
    await main.getByRole('button', { name: 'Comincia' }).click();
    await giveCode(page, codeAt(NEXT_CODE_MS));
    await expect(main.getByRole('heading', { name: 'Il tuo account di Alloggiati Web' })).toBeVisible();
    await expectSound(page, 'the step of the account');
    await main.getByRole('button', { name: 'Avanti' }).click();
  });

  await test.step('the official lists come from the portal', async () => {
    await expect(main.getByRole('heading', { name: 'Le tabelle ufficiali' })).toBeVisible();
    await expect(main).toBeFocused();
    await main.getByRole('button', { name: 'Scarica dal portale della Polizia' }).click();
    await expect(banner(page, 'Tabelle aggiornate con successo')).toBeVisible();
    await expect(main.getByText('Mai caricata')).toHaveCount(0);
    await main.getByRole('button', { name: 'Avanti' }).click();
  });

  await test.step('the key counts as written down once its last group is typed, and a wrong one is told', async () => {
    const written = (await main.locator('p[translate="no"]').textContent()) ?? '';
    const last = written.slice(-4);
    const field = main.getByLabel('Ultimo gruppo della chiave');
    await field.fill(last === '0000' ? '1111' : '0000');
    await main.getByRole('button', { name: 'Fatto' }).click();
    await expect(field).toHaveAccessibleDescription(/Non corrisponde: ricontrolla l.ultimo gruppo/);
    await expectSound(page, 'the step of the key');
    await field.fill(last.toLowerCase());
    await main.getByRole('button', { name: 'Fatto' }).click();
    await expect(main.getByRole('heading', { name: 'Oggi e ieri' })).toBeVisible();
    await expect(main.getByText('La chiave del registro non è ancora scritta su carta.')).toHaveCount(0);
  });

  await test.step('the settings say that the key is on paper, and how old the lists are', async () => {
    await main.getByRole('tab', { name: 'Impostazioni' }).click();
    await expect(main.getByText(/^Scritta su carta /)).toBeVisible();
    await expect(main.getByText(/Aggiornate oggi/)).toHaveCount(4);
    await expectSound(page, 'the settings of the register');
  });
});

test('she tells the Polizia who sleeps in her house today, and keeps the receipt', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
  moveClock,
}) => {
  test.slow();
  const ada = await connectGuest(site);
  await backOffice.open('register');
  const { client: owner, codeAt } = await addApp(site);
  await owner.registerSettings.replace({ body: { isOn: true } });
  await owner.officialTables.download();
  const { id } = await ada.bookings.request({ body: { ...aRequest(inDays(0), inDays(3)), numberOfGuests: 1 } });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await moveClock(NEXT_CODE_MS);
  await page.reload();
  const main = page.getByRole('main');
  const window = page.getByRole('dialog', { name: 'Ospiti' });
  const guest = window.getByRole('group', { name: /^Ospite 1/ }).last();
  const today = main.getByRole('region', { name: /^Oggi, / });

  await test.step('who arrives today is to be completed, and without that there is no file', async () => {
    await expect(today.getByText('1 da completare')).toBeVisible();
    await expectSound(page, 'the guests of the register');
    await today.getByRole('button', { name: 'Scarica il file' }).click();
    await giveCode(page, codeAt(NEXT_CODE_MS));
    await expect(today.getByRole('alert')).toContainText('Nessun ospite da comunicare per questo giorno');
  });

  await test.step('what is missing is told beside its field', async () => {
    await entry(page, 'Ada Rossi').getByRole('button', { name: 'Ospiti', exact: true }).click();
    await expect(window.getByRole('button', { name: 'Salva' })).toBeVisible();
    await tabTo(page, window.getByRole('radio', { name: 'Da solo' }));
    await page.keyboard.press('Space');
    await type(page, guest.getByLabel('Cognome'), 'Rossi');
    await tabTo(page, window.getByRole('button', { name: 'Salva' }));
    await page.keyboard.press('Enter');
    await expect(banner(page, 'Ospiti salvati con successo')).toBeVisible();
    await expect(guest.getByLabel('Nome', { exact: true })).toHaveAccessibleDescription(/è obbligatorio/);
    await expect(window.getByText(/^Mancano \d+ dati$/)).toBeVisible();
    await expectSound(page, 'a guest of whom something is missing');
  });

  await test.step('she is written down and identified without a mouse', async () => {
    await type(page, guest.getByLabel('Nome', { exact: true }), 'Niccolò');
    await type(page, guest.getByLabel('Sesso'), 'M');
    await guest.getByLabel('Data di nascita').fill('1973-03-13');
    await choose(page, guest, 'Stato di nascita', 'Italia');
    await choose(page, guest, 'Comune di nascita', 'Roma');
    await choose(page, guest, 'Cittadinanza', 'Italia');
    await choose(page, guest, 'Tipo di documento', 'Carta');
    await type(page, guest.getByLabel('Numero del documento'), 'ab 123-cd');
    await choose(page, guest, 'Rilasciato da', 'Roma');
    await tabTo(page, window.getByRole('button', { name: 'Salva' }));
    await page.keyboard.press('Enter');
    await expect(window.getByText(/^Manca(?:no)? \d+ dat[oi]$/)).toHaveCount(0);
    await tabTo(page, guest.getByRole('button', { name: 'Identificato di persona' }));
    await page.keyboard.press('Enter');
    await expect(guest.getByText(/^Identificato di persona il .* da /)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(window).toBeHidden();
  });

  await test.step('the file is a line as the portal wants it', async () => {
    await expect(today.getByText('1 ospite pronto')).toBeVisible();
    const { name, bytes } = await backOffice.save(() => today.getByRole('button', { name: 'Scarica il file' }).click());
    expect(name).toBe(`alloggiati-${inDays(0)}.txt`);
    expect(bytes).toHaveLength(168);
    const [year, month, day] = inDays(0).split('-');
    expect(bytes.toString()).toBe(
      [
        `16${day}/${month}/${year}03`,
        'ROSSI'.padEnd(50),
        'NICCOLO'.padEnd(30),
        '113/03/1973412058091RM100000100100000100IDENT',
        'AB123CD'.padEnd(20),
        '412058091',
      ].join(''),
    );
    await expect(today.getByText('Cancella il file dal computer dopo averlo caricato.')).toBeVisible();
  });

  await test.step('it was uploaded, and the receipt comes to it', async () => {
    await today.getByRole('button', { name: 'L’ho caricato sul portale' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(/Confermi di aver caricato il file del .* con 1 ospite\?/);
    await question.getByRole('button', { name: 'Conferma' }).click();
    await expect(today.getByText(/^Comunicato 1 ospite /)).toBeVisible();
    await today.getByRole('button', { name: 'Aggiungi la ricevuta' }).click();
    const receipt = page.getByRole('dialog', { name: 'Aggiungi la ricevuta' });
    await receipt.getByRole('button', { name: 'Aggiungi la ricevuta' }).click();
    await expect(receipt.getByRole('alert')).toHaveText('Scegli il PDF della ricevuta');
    const chooser = page.waitForEvent('filechooser');
    await receipt.getByLabel('Scegli il PDF').click();
    await (await chooser).setFiles({ name: 'ricevuta.pdf', mimeType: 'application/pdf', buffer: RECEIPT });
    await receipt.getByRole('button', { name: 'Aggiungi la ricevuta' }).click();
    await expect(today.getByText('Con ricevuta')).toBeVisible();
    expect(await owner.transmissions.list({ query: {} })).toMatchObject([{ state: 'RECEIPTED', guests: 1 }]);
    await expectSound(page, 'a day that was told of');
  });
});
