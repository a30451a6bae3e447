import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { storeSession } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

test('a guest sees what became of her requests, and withdraws one that waits', { tag: '@gate' }, async ({
  page,
  site,
}) => {
  const ada = await connectGuest(site);
  const waiting = await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  const rejected = await ada.bookings.request({ body: aRequest(inDays(40), inDays(47)) });
  const admin = await connectOwner(site);
  await admin.bookings.decide({ params: { id: rejected.id }, body: { status: 'REJECTED' } });

  await storeSession(page, site, guest);
  await page.goto('/booking');
  const own = page.getByRole('region', { name: 'Le tue richieste' });
  await own.scrollIntoViewIfNeeded();
  await expect(own.getByText('In attesa')).toBeVisible();
  await expect(own.getByText('Rifiutata')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Ritira la richiesta' })).toHaveCount(1);

  await own.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await expect(own.getByText('Ritirare la richiesta?')).toBeVisible();
  await expectNoBarrier(page, 'the question before a request is withdrawn');
  await own.getByRole('button', { name: 'Ritira', exact: true }).click();
  await expect(own.getByText('In attesa')).toHaveCount(0);
  expect((await ada.bookings.list()).some(({ id }) => id === waiting.id)).toBe(false);
});

test('a request that was confirmed meanwhile is not offered to be withdrawn', async ({ page, site }) => {
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await storeSession(page, site, guest);
  await page.goto('/booking');
  const own = page.getByRole('region', { name: 'Le tue richieste' });
  await expect(own.getByText('In attesa')).toBeVisible();

  const admin = await connectOwner(site);
  await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await own.getByRole('button', { name: 'Ritira la richiesta' }).click();
  await expect(own.getByText('Nel frattempo la richiesta è stata confermata')).toBeVisible();
  await expect(own.getByText('Confermata', { exact: true })).toBeVisible();
  await expect(own.getByText('Ritirare la richiesta?')).toHaveCount(0);
  expect(await ada.bookings.list()).toMatchObject([{ id, status: 'CONFIRMED' }]);
});
