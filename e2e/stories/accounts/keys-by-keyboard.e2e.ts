import type { Locator, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { tabTo } from '../../support/tab-to.ts';
import { expect, test } from '../../support/test.ts';

/** Long enough that the next code is a new one. */
const NEXT_CODE_MS = 31_000;

async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function typeByKey(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('an owner without a mouse sets an app up, makes her codes anew and removes the app', {
  tag: '@each-width',
}, async ({ page, backOffice, moveClock }) => {
  test.slow();
  await backOffice.open('access');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const codes = page.getByRole('dialog', { name: 'I tuoi codici di riserva' });
  const safe = codes.getByRole('button', { name: 'Li ho messi al sicuro' });

  async function lookAt(what: string): Promise<void> {
    expect(await overflowOf(page), `${what} is wider than the screen`).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, what);
  }

  const secret = await test.step('the app is told the secret as text, and confirmed by what it shows', async () => {
    await expect(card('App dei codici')).toContainText('Un’app sul telefono dà un codice di 6 cifre ogni 30 secondi.');
    await lookAt('the cards without a second proof');
    await pressByKey(page, card('App dei codici').getByRole('button', { name: 'Aggiungi un’app dei codici' }));
    const window = page.getByRole('dialog', { name: 'App dei codici' });
    await expect(window.getByRole('img', { name: 'Codice QR per l’app' })).toBeVisible();
    await lookAt('the window of the app');
    const secretText = (await window.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    const made = Secret.fromBase32(secretText.replaceAll(' ', ''));
    await typeByKey(page, window.getByLabel('Codice', { exact: true }), codeOf(made, 0));
    return made;
  });

  await test.step('the codes go by nothing but the word that they are safe', async () => {
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    await lookAt('the recovery codes');
    await page.keyboard.press('Escape');
    await expect(safe).toBeVisible();
    await pressByKey(page, safe);
    await expect(codes).toBeHidden();
    await expect(card('App dei codici')).toContainText('Attiva dal');
    await expect(card('Codici di riserva')).toContainText('Ne restano 10 su 10.');
    await lookAt('the cards with an app and codes');
  });

  await test.step('later on she shows by a code that it is she, and gets ten others', async () => {
    await moveClock(11 * 60_000);
    await pressByKey(page, card('Codici di riserva').getByRole('button', { name: 'Rifai i codici' }));
    const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    await expect(proof.getByLabel('Codice', { exact: true })).toBeFocused();
    await page.keyboard.type(codeOf(secret, 11 * 60_000));
    await page.keyboard.press('Enter');
    await pressByKey(page, safe);
    await expect(codes).toBeHidden();
  });

  await test.step('the app is removed once she was told what that means', async () => {
    await moveClock(NEXT_CODE_MS);
    await pressByKey(page, card('App dei codici').getByRole('button', { name: /^Rimuovi/ }));
    const question = page.getByRole('dialog', { name: 'Rimuovere l’app dei codici?' });
    await expect(question).toContainText('Poi basterà la password.');
    await lookAt('the question before the app is removed');
    await pressByKey(page, question.getByRole('button', { name: 'Rimuovi' }));
    await expect(card('App dei codici').getByRole('button', { name: 'Aggiungi un’app dei codici' })).toBeVisible();
    await expect(card('Codici di riserva')).toHaveCount(0);
  });

  await test.step('what is let in besides is closed, and opened by a key', async () => {
    await pressByKey(page, page.getByRole('button', { name: 'Programmi collegati' }));
    await expect(page.getByRole('heading', { name: 'Codici di accesso' })).toBeVisible();
    await lookAt('the programs');
  });
});

/** The code that an app with that secret shows this many milliseconds from now. */
function codeOf(secret: Secret, inMs: number): string {
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp: Date.now() + inMs });
}
