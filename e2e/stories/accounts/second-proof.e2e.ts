import { banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { addApp } from '../../support/code-app.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** Long enough that the next code is a new one. */
const NEXT_CODE_MS = 31_000;

test('an owner with an app gives its code after the password, and shows by a code that it is she', {
  tag: '@gate',
}, async ({ page, site, moveClock }) => {
  const { codeAt, recoveryCodes } = await addApp(site);
  await moveClock(NEXT_CODE_MS);
  const signIn = async () => {
    await page.goto('/login?from=%2Fadmin%2Fpayments');
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Accedi' }).click();
  };
  const code = page.getByLabel('Codice', { exact: true });
  const step = page.getByRole('heading', { name: 'Secondo passaggio' });

  await test.step('the code stands in the place of the password; a wrong one is told beside its field', async () => {
    await signIn();
    await expect(step).toBeFocused();
    await expectNoBarrier(page, 'the second step');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    await expect(code).toBeFocused();
    await page.keyboard.type(wrongInsteadOf(codeAt(NEXT_CODE_MS)));
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/Il codice non è giusto/);
  });

  await test.step('the right one lets in, and with it the device is remembered', async () => {
    await code.fill(codeAt(NEXT_CODE_MS));
    await page.getByLabel('Per 30 giorni non chiederlo più su questo dispositivo').press('Space');
    await page.getByRole('button', { name: 'Continua' }).press('Enter');
    await expect(page.getByRole('main').getByLabel('Intestato a')).toBeVisible();
    await page.evaluate(() => {
      localStorage.removeItem('token');
      localStorage.removeItem('user');
    });
    await signIn();
    await expect(page.getByRole('main').getByLabel('Intestato a')).toBeVisible();
  });

  await test.step('such a session changes where money goes once a code shows that it is she', async () => {
    const window = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    await page.getByLabel('Intestato a').fill('Maria Rossi');
    await page.getByLabel('IBAN', { exact: true }).fill('IT60X0542811101000000123456');
    await page.getByRole('button', { name: 'Salva condizioni' }).click();
    await expect(window.getByLabel('Codice', { exact: true })).toBeFocused();
    await expectNoBarrier(page, 'the window of a fresh proof by a code');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await window.getByRole('button', { name: 'Usa un codice di riserva' }).click();
    await expect(window.getByLabel('Codice di riserva')).toBeFocused();
    await window.getByLabel('Codice di riserva').fill(recoveryCodes[0] ?? '');
    await window.getByRole('button', { name: 'Conferma' }).click();
    await expect(banner(page, 'Condizioni di pagamento salvate con successo')).toBeVisible();
  });
});

function wrongInsteadOf(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
