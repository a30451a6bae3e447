import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const HOUR_MS = 3_600_000;

test('a request that nobody answers expires: the guest sees so, both are told, and the nights are free', {
  tag: '@gate',
}, async ({ page, site, moveClock, backOffice, visit }) => {
  const admin = await connectOwner(site);
  await admin.stayRules.replace({ body: { requestHours: 48 } });
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  const guestPage = await visit('/booking');
  await storeSession(guestPage, site, guest);
  await guestPage.reload();
  const own = guestPage.getByRole('region', { name: 'Le tue richieste' });
  await expect(own.getByText('In attesa')).toBeVisible();

  await test.step('with a quarter of the time left the owner is reminded', async () => {
    await moveClock(37 * HOUR_MS);
    await waitForMail(site.dataDir, owner.email, /sta per scadere/);
    await backOffice.open('bookings');
    await expect(page.getByText('In attesa').first()).toBeVisible();
  });

  await test.step('she lets it pass, and both read so', async () => {
    await moveClock(12 * HOUR_MS);
    await waitForMail(site.dataDir, guest.email, /^Richiesta scaduta/);
    await waitForMail(site.dataDir, owner.email, /^Richiesta di Ada Rossi scaduta/);
    await guestPage.reload();
    await expect(own.getByText('Scaduta', { exact: true })).toBeVisible();
    await expect(own.getByRole('button', { name: 'Ritira la richiesta' })).toHaveCount(0);
    await backOffice.open('bookings');
    await page.getByRole('button', { name: `${inDays(20).slice(0, 4)} (1)` }).click();
    await expect(page.getByText('Scaduta', { exact: true }).first()).toBeVisible();
  });

  await test.step('somebody else may have the nights', async () => {
    await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
    expect((await admin.bookings.list()).map(({ status }) => status).toSorted()).toEqual(['PENDING', 'REJECTED']);
  });
});
