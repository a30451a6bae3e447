import { connectOwner } from '../../support/api.ts';
import { agree, banner, entry } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { readMailbox, waitForMail } from '../../support/mailbox.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const MINUTE_MS = 60_000;
const SUBJECT = /coordinate per i bonifici/;

test('an owner whose session is old shows who she is before transfers go elsewhere', {
  tag: ['@each-shell', '@gate'],
}, async ({ page, site, backOffice, moveClock }) => {
  await backOffice.open('payments');
  await moveClock(11 * MINUTE_MS);
  const main = page.getByRole('main');
  const window = page.getByRole('dialog', { name: 'Conferma che sei tu' });
  const password = window.getByLabel('Password');
  const iban = main.getByLabel('IBAN', { exact: true });
  const save = () => main.getByRole('button', { name: 'Salva condizioni' }).click();
  const settings = async () => (await connectOwner(site)).paymentSettings.get();

  await main.getByLabel('Intestato a').fill('Maria Rossi');
  await iban.fill('IT60X0542811101000000123456');
  await main.getByLabel('Deposito cauzionale (euro)').fill('200,50');

  await test.step('who does not confirm has changed nothing, and finds what she typed', async () => {
    await save();
    await expect(window).toContainText('Per continuare serve una conferma. Vale per 10 minuti.');
    await expect(password).toBeFocused();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expectNoBarrier(page, 'the window of a fresh proof');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await window.getByRole('button', { name: 'Annulla' }).click();
    await expect(window).toBeHidden();
    await expect(main.getByRole('alert')).toHaveText('Non confermato: non è cambiato nulla.');
    await expect(iban).toHaveValue('IT60X0542811101000000123456');
    expect(await settings()).toMatchObject({ iban: '', securityDeposit: 0 });
  });

  await test.step('a wrong password is told beside its field, and the right one changes what was typed, once', async () => {
    await save();
    await password.fill('non è questa');
    await window.getByRole('button', { name: 'Conferma' }).click();
    await expect(password).toHaveAccessibleDescription(/La password non è corretta/);
    await expect(password).toBeFocused();
    await password.fill(owner.password);
    await password.press('Enter');
    await expect(banner(page, 'Condizioni di pagamento salvate con successo')).toBeVisible();
    await expect(window).toBeHidden();
    expect(await settings()).toMatchObject({ iban: 'IT60X0542811101000000123456', securityDeposit: 20_050 });
  });

  await test.step('she is written that it was changed, once, and with no more than the end of the number', async () => {
    const letter = await waitForMail(site.dataDir, owner.email, SUBJECT);
    expect(letter.text).toContain('Ultimi quattro caratteri del nuovo IBAN: 3456');
    expect(letter.text).not.toContain('IT60');
    const all = (await readMailbox(site.dataDir)).filter(({ subject }) => SUBJECT.test(subject));
    expect(all).toHaveLength(1);
  });

  await test.step('for ten minutes nobody asks again', async () => {
    await main.getByLabel('Intestato a').fill('Marta Conti');
    await save();
    await expect.poll(async () => (await settings()).holder).toBe('Marta Conti');
    await expect(window).toHaveCount(0);
  });
});

test('a file that is downloaded waits for the same window, and comes once she has shown who she is', async ({
  page,
  site,
  backOffice,
  moveClock,
}) => {
  // A story cannot use a system dialog; without it the browser saves in its own way.
  await page.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
  await (await connectOwner(site)).backup.create({ body: { location: 'local' } });
  await backOffice.open('backup');
  await moveClock(11 * MINUTE_MS);
  const window = page.getByRole('dialog', { name: 'Conferma che sei tu' });
  const ask = async () => {
    await entry(page, 'manuale.tar').getByRole('button', { name: 'Scarica' }).click();
    await agree(page, 'Scarica');
    await expect(window).toBeVisible();
  };

  await ask();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert').filter({ hasText: 'Non confermato: non è cambiato nulla.' })).toBeVisible();

  const { name } = await backOffice.save(async () => {
    await ask();
    await window.getByLabel('Password').fill(owner.password);
    await window.getByRole('button', { name: 'Conferma' }).click();
  });
  expect(name).toMatch(/manuale\.tar$/);
  await expect(banner(page, 'Backup scaricato con successo')).toBeVisible();
});
