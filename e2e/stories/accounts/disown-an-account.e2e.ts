import { connect, guest } from '../../support/api.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { waitForMail } from '../../support/mailbox.ts';
import { expect, test } from '../../support/test.ts';

test('who did not register takes her address back from the letter', async ({ page, site }) => {
  await connect(site).auth.register({ body: { ...guest, name: 'Una Sconosciuta' } });
  const letter = await waitForMail(site.dataDir, guest.email, /conferma/i);
  expect(letter.text).toContain('«Una Sconosciuta»');
  const link = /Non hai aperto tu questo account\?.*?(http\S+)/s.exec(letter.text)?.[1] ?? '';

  await page.goto(link);
  await expectNoBarrier(page, 'the way out of the confirmation letter');
  await expect(connect(site).auth.login({ body: guest })).resolves.toBeDefined();
  await page.getByRole('button', { name: 'Non ho aperto io questo account: togli il mio indirizzo' }).click();
  await expect(page.getByText('il tuo indirizzo non è più legato a quell’account')).toBeVisible();
  await expect(connect(site).auth.login({ body: guest })).rejects.toMatchObject({ status: 401 });

  await page.goto(link);
  await page.getByRole('button', { name: 'Non ho aperto io questo account: togli il mio indirizzo' }).click();
  await expect(page.getByText('Il collegamento non è valido')).toBeVisible();
});
