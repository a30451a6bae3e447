import { openDesktop } from '@approdo/desktop/testing';
import { aRequest, connectGuest, guest } from '../../support/api.ts';
import { confirmAnyway } from '../../support/back-office.ts';
import { inDays } from '../../support/days.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

test('the owner confirms a request in the desktop app, from its first run on', { tag: '@gate-app' }, async ({
  page,
  site,
}) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(inDays(30), inDays(37)) });
  const desktop = await openDesktop({ page });

  await test.step('the first run asks for the address of the site', async () => {
    const address = page.getByLabel(/indirizzo/i);
    await address.fill('http://127.0.0.1:9');
    await address.press('Enter');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await address.fill(site.origin);
    await address.press('Enter');
  });

  await test.step('she signs in, and no script of the window can read her token', async () => {
    await page.getByLabel('E-mail').fill(owner.email);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Accedi' }).click();
    await page.getByRole('main').waitFor();
    await expect.poll(() => desktop.electron.menuLabels()).toContain('Prenotazioni');
    desktop.electron.chooseScreen('Vai', 'Prenotazioni');
    await page.getByRole('heading', { name: 'Gestione Prenotazioni' }).waitFor();
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain('eyJ');
  });

  await test.step('the same screen confirms the request, and the guest hears of it', async () => {
    await confirmAnyway(page, page.getByRole('button', { name: 'Conferma', exact: true }).first());
    await expect(page.getByText('Confermata').first()).toBeVisible();
    await waitForMail(site.dataDir, guest.email, /confermata/i);
    expect((await ada.bookings.list())[0]?.status).toBe('CONFIRMED');
  });

  await desktop.close();
});
