import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';
import { disablePasskeySuggestions, plugInAuthenticator } from '../../support/virtual-authenticator.ts';

// A numeric address can have no passkeys.
test.use({ siteVariables: { HOST: 'localhost' } });

test('an owner adds a passkey, comes in by it alone, and removes it from both sides', {
  tag: ['@each-width', '@gate'],
}, async ({ page, site, backOffice }) => {
  const authenticator = await plugInAuthenticator(page);
  await backOffice.open('access');
  const card = page.getByRole('region', { name: 'Passkey' });
  const passkeys = card.getByRole('listitem');

  await test.step('it is added by the browser, called after it, and told of by letter', async () => {
    await expect(card).toContainText('Ancora nessuna passkey.');
    await card.getByRole('button', { name: 'Aggiungi una passkey' }).press('Enter');
    await expect(page.getByText('Passkey aggiunta con successo')).toBeVisible();
    const codes = page.getByRole('dialog', { name: 'I tuoi codici di riserva' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await expectNoBarrier(page, 'the recovery codes');
    await codes.getByRole('button', { name: 'Li ho messi al sicuro' }).click();
    await expect(passkeys).toContainText('Chrome su Linux');
    await expect(passkeys).toContainText('Solo su quel dispositivo');
    await expect(passkeys).toContainText('mai usata');
    expect(await authenticator.countPasskeys()).toBe(1);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the passkeys');
    const letter = await waitForMail(site.dataDir, owner.email, /cambiato il modo di entrare/);
    expect(letter.text).toContain('È stata aggiunta la passkey «Chrome su Linux»');
  });

  await test.step('it is called otherwise', async () => {
    await passkeys.getByRole('button', { name: 'Rinomina' }).click();
    await expect(passkeys.getByLabel('Nome')).toBeFocused();
    await passkeys.getByLabel('Nome').fill('Il mio telefono');
    await passkeys.getByRole('button', { name: 'Salva' }).click();
    await expect(passkeys).toContainText('Il mio telefono');
  });

  await test.step('signed out, what the field proposes is enough', async () => {
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(`${site.origin}/login?from=/admin/access`);
    await expect(page).toHaveURL(`${site.origin}/admin/access`);
    await expect(passkeys).not.toContainText('mai usata');
    const devices = page.getByRole('region', { name: 'Dispositivi' }).getByRole('listitem');
    await expect(devices.filter({ hasText: 'Questo' })).toContainText('con una passkey');
  });

  await test.step('so is the button, by keyboard, where the field proposes none', async () => {
    await disablePasskeySuggestions(page);
    await page.evaluate(() => localStorage.removeItem('token'));
    await page.goto(`${site.origin}/login?from=/admin/access`);
    const button = page.getByRole('button', { name: 'Entra con una passkey' });
    await expect(button).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the sign-in with a passkey');
    await button.press('Enter');
    await expect(page).toHaveURL(`${site.origin}/admin/access`);
  });

  await test.step('removed, it is gone from the list and from the authenticator', async () => {
    await passkeys.getByRole('button', { name: 'Rimuovi' }).click();
    const question = page.getByRole('dialog', { name: 'Rimuovere la passkey «Il mio telefono»?' });
    await expect(question).toContainText('Rimuovila anche dal dispositivo. Poi basterà la password.');
    await question.getByRole('button', { name: 'Rimuovi' }).click();
    await expect(card).toContainText('Ancora nessuna passkey.');
    await expect.poll(() => authenticator.countPasskeys()).toBe(0);
  });
});

test('a person who is not verified is not let in, and calling it off says nothing', async ({
  page,
  site,
  backOffice,
}) => {
  const authenticator = await plugInAuthenticator(page);
  await backOffice.open('access');
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await expect(page.getByText('Passkey aggiunta con successo')).toBeVisible();
  await authenticator.setVerified(false);
  await disablePasskeySuggestions(page);
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto(`${site.origin}/login`);
  const button = page.getByRole('button', { name: 'Entra con una passkey' });
  await button.click();
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await authenticator.setVerified(true);
  await button.click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('a copy of a passkey, which was used less often, lets nobody in, and its owner is told', async ({
  page,
  site,
  backOffice,
}) => {
  const authenticator = await plugInAuthenticator(page);
  await backOffice.open('access');
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByRole('button', { name: 'Li ho messi al sicuro' }).click();
  await disablePasskeySuggestions(page);
  const button = page.getByRole('button', { name: 'Entra con una passkey' });
  const leave = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${site.origin}/login?from=/admin/access`);
  };
  await leave();
  await button.click();
  await expect(page).toHaveURL(`${site.origin}/admin/access`);

  await authenticator.rewindCounters();
  await leave();
  await button.click();
  await expect(page.getByRole('alert')).toHaveText('La passkey non è stata riconosciuta');
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  // The site knows it, so the browser is not asked to forget it.
  expect(await authenticator.countPasskeys()).toBe(1);
  const letter = await waitForMail(site.dataDir, owner.email, /potrebbe essere stata copiata/);
  expect(letter.text).toContain('la passkey «Chrome su Linux»');
  expect(letter.text).toContain('Toglila e aggiungine una nuova');
});
