import { connect } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { linkIn, waitForMail } from '../../support/mailbox.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

test('who is signed in twice sees both, ends one, and that one is signed out', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
}) => {
  const lost = await (await page.request.post('/api/auth/login', { data: owner })).json();
  const letter = await test.step('the second one from somewhere new is told by letter', async () => {
    await backOffice.open('access');
    return await waitForMail(site.dataDir, owner.email, /Nuovo accesso al tuo account/);
  });
  expect(new URL(linkIn(letter)).pathname).toBe('/admin/access');

  const devices = page.getByRole('region', { name: 'Dispositivi' }).getByRole('listitem');
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasNotText: 'Questo' })).toContainText('Chrome su Linux');
  await expect(devices.filter({ hasText: 'Questo' }).getByRole('button')).toHaveCount(0);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, 'the devices');

  await devices.filter({ hasNotText: 'Questo' }).getByRole('button', { name: 'Esci' }).press('Enter');
  await expect(page.getByText('Sei entrato solo da qui.')).toBeVisible();
  await expect(devices).toHaveCount(1);
  await expect(connect(site, lost.token).auth.me()).rejects.toMatchObject({ status: 401 });
});
