import { guest } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';
import { plugInAuthenticator } from '../../support/virtual-authenticator.ts';

// A numeric address can have no passkeys.
test.use({ siteVariables: { HOST: 'localhost' } });

test('a guest adds a passkey in her profile once she has shown who she is, and her password goes on working', async ({
  page,
  site,
  moveClock,
}) => {
  const authenticator = await plugInAuthenticator(page);
  await signIn(page, site, guest);
  await moveClock(11 * 60_000);
  await page.goto(`${site.origin}/profile#accesso`);
  const section = page.getByRole('region', { name: 'Accesso e dispositivi' });
  await expect(section.getByRole('heading', { name: 'Passkey' })).toBeFocused();
  await expect(section).toContainText('Ancora nessuna passkey.');
  await section.getByRole('button', { name: 'Aggiungi una passkey' }).click();

  await test.step('she is asked for her password, and may leave it', async () => {
    await expect(section.getByRole('heading', { name: 'Conferma che sei tu per continuare.' })).toBeFocused();
    await expectNoBarrier(page, 'the fresh proof of a guest');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await section.getByRole('button', { name: 'Annulla' }).click();
    await expect(section.getByRole('alert')).toHaveText('Non confermato: non è cambiato nulla.');
    expect(await authenticator.countPasskeys()).toBe(0);
  });

  await section.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await section.getByLabel('Password').fill(guest.password);
  await section.getByRole('button', { name: 'Continua' }).click();
  await expect(section.getByText('Passkey aggiunta con successo')).toBeVisible();
  await expect(section.getByRole('listitem').first()).toContainText('Chrome su Linux');
  await expectNoBarrier(page, 'the passkeys of a guest');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await test.step('the next time it is a fresh proof, too', async () => {
    await moveClock(11 * 60_000);
    await section.getByRole('listitem').first().getByRole('button', { name: 'Rimuovi' }).click();
    await section
      .getByRole('group', { name: /^Rimuovere la passkey/ })
      .getByRole('button', { name: 'Rimuovi' })
      .click();
    await section.getByRole('button', { name: 'Usa la passkey' }).click();
    await expect(section.getByText('Passkey rimossa con successo')).toBeVisible();
  });

  const again = await page.request.post('/api/auth/login', { data: guest });
  expect(again.status()).toBe(200);
});
