import { openDesktop } from '@approdo/desktop/testing';
import type { Page } from '@playwright/test';
import { fillSignIn } from '../../support/back-office.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner, type Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';
import { plugInAuthenticator } from '../../support/virtual-authenticator.ts';

// A numeric address can have no passkeys.
test.use({ siteVariables: { HOST: 'localhost' } });

type Desktop = Awaited<ReturnType<typeof openDesktop>>;

/** The next address that main opens in the system's browser. */
async function nextOpened({ electron }: Desktop): Promise<string> {
  await expect.poll(() => electron.openedOutside.length).toBeGreaterThan(0);
  return electron.openedOutside.pop() ?? '';
}

/** The owner's own browser, with a passkey added on the page that the app opened. */
async function addPasskey(browser: Page, site: Site, address: string): Promise<void> {
  await storeSession(browser, site, owner);
  await browser.goto(address);
  const section = browser.getByRole('region', { name: 'Accesso e dispositivi' });
  await section.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  const codes = browser.getByRole('dialog', { name: 'I tuoi codici di riserva' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  // Codes that are shown only once must not close at a hasty key press.
  await browser.keyboard.press('Escape');
  await browser.keyboard.press('Escape');
  await codes.getByRole('button', { name: 'Li ho messi al sicuro' }).click();
  await expect(section.getByText('Passkey aggiunta con successo')).toBeVisible();
  await browser.evaluate(() => localStorage.clear());
}

test('an owner adds a passkey in her browser, and it lets her into the app and confirms what matters there', async ({
  page,
  site,
  visit,
  moveClock,
}) => {
  const desktop = await openDesktop({ page, siteUrl: site.origin });
  const browser = await visit('/');
  const authenticator = await plugInAuthenticator(browser);
  const withPasskey = page.getByRole('button', { name: 'Entra con una passkey' });
  const waits = page.getByText('Continua nel browser, poi torna qui.');
  const goOn = browser.getByRole('button', { name: 'Continua con la passkey' });

  await test.step('the card of the app opens the browser', async () => {
    await fillSignIn(page, owner);
    await expect.poll(() => desktop.electron.menuLabels()).toContain('Accesso');
    desktop.electron.chooseScreen('Vai', 'Accesso');
    const card = page.getByRole('region', { name: 'Passkey' });
    await expect(card).toContainText('Le passkey si aggiungono nel browser.');
    await expectNoBarrier(page, 'the passkeys of the app');
    await card.getByRole('button', { name: 'Aggiungi una passkey' }).click();
    const opened = await nextOpened(desktop);
    expect(opened).toBe(`${site.origin}/profile#accesso`);
    await addPasskey(browser, site, opened);
    expect(await authenticator.countPasskeys()).toBe(1);
  });

  await test.step('signed out, the passkey is asked for there, and called off here', async () => {
    await page.getByRole('button', { name: 'Scollegati' }).click();
    await withPasskey.press('Enter');
    await expect(waits).toBeVisible();
    await expectNoBarrier(page, 'the app that waits for the browser');
    await nextOpened(desktop);
    await page.getByRole('button', { name: 'Annulla' }).click();
    await expect(waits).toBeHidden();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  await test.step('the page says what it is for, and is of no use without the app', async () => {
    await browser.goto(`${site.origin}/desktop-login?port=80&state=x&challenge=y`);
    await expect(browser.getByRole('alert')).toHaveText('Questo collegamento non è completo: ricomincia dall’app.');
    await expect(goOn).toHaveCount(0);
    await expectNoBarrier(browser, 'the page of the app without its link');
  });

  await test.step('the browser’s passkey lets in, and nobody is signed in there', async () => {
    await withPasskey.click();
    await browser.goto(await nextOpened(desktop));
    await expect(browser.getByRole('heading', { name: 'Entra nell’app' })).toBeVisible();
    await expect(browser.getByText(/^Continua solo se hai appena premuto/)).toBeVisible();
    await expectNoBarrier(browser, 'the page that asks for the app');
    await goOn.press('Enter');
    await expect(browser.getByText('Fatto: torna all’app.')).toBeVisible();
    await expect.poll(() => desktop.electron.menuLabels()).toContain('Accesso');
    await browser.goto(site.origin);
    expect(await browser.evaluate(() => localStorage.getItem('token'))).toBeNull();
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toContain('eyJ');
    desktop.electron.chooseScreen('Vai', 'Accesso');
    const devices = page.getByRole('region', { name: 'Dispositivi' }).getByRole('listitem');
    await expect(devices.filter({ hasText: 'Questo' })).toContainText('con una passkey');
  });

  await test.step('it confirms what matters, too, while what was pressed waits', async () => {
    await moveClock(11 * 60_000);
    const card = page.getByRole('region', { name: 'Passkey' });
    await card.getByRole('button', { name: 'Rimuovi' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi' }).click();
    const window = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    await window.getByRole('button', { name: 'Usa la passkey' }).click();
    await expect(window.getByText('Continua nel browser, poi torna qui.')).toBeVisible();
    await expectNoBarrier(page, 'the confirmation that waits for the browser');
    await browser.goto(await nextOpened(desktop));
    await goOn.click();
    await expect(browser.getByText('Fatto: torna all’app.')).toBeVisible();
    await expect(window).toBeHidden();
    await expect(card).toContainText('Ancora nessuna passkey.');
  });

  await desktop.close();
});
