import { aRequest, connect, connectGuest, connectOwner } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const ADA = { name: 'Ada Rossi', email: 'ada.serratura@example.com', password: 'mare e sole' };

test('a lock that the owner connects writes the code of a door, which the guest reads above the guide', {
  tag: '@gate',
}, async ({ page, site }) => {
  test.slow();
  const client = await connectOwner(site);
  const { id } = await (await connectGuest(site, ADA)).bookings.request({ body: aRequest(inDays(3), inDays(10)) });
  await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });

  await storeSession(page, site, owner);
  await page.goto('/admin/access');
  await page.getByRole('button', { name: 'Programmi collegati' }).press('Enter');
  const tokens = page.getByRole('region', { name: 'Codici di accesso' });
  await expect(tokens.getByText('Nessun programma collegato.')).toBeVisible();
  await page.getByLabel('Nome', { exact: true }).fill('Serratura');
  await page.getByLabel('Scrive il codice della porta').check();
  await expectNoBarrier(page, 'the programs');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Crea' }).click();
  const dialog = page.getByRole('dialog', { name: 'Il tuo codice di accesso' });
  await expect(dialog.getByText('Copialo adesso: poi non lo mostriamo più.')).toBeVisible();
  await expectNoBarrier(page, 'the token that was made');
  const token = await dialog.getByRole('textbox').inputValue();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Fatto' }).click();
  await expect(dialog).toBeHidden();

  const lock = connect(site, token);
  await lock.guide.setDoorCode({ params: { id }, body: { code: '4711#' } });
  await page.goto(`/admin/bookings/${id}`);
  await expect(page.getByText('4711#')).toBeVisible();

  await page.goto('/admin/access');
  await page.getByRole('button', { name: 'Programmi collegati' }).click();
  await expect(page.getByText('mai usato')).toBeHidden();
  await page.getByRole('button', { name: 'Rimuovi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi' }).click();
  await expect(tokens.getByText('Nessun programma collegato.')).toBeVisible();
  await expect(lock.guide.setDoorCode({ params: { id }, body: { code: '0000' } })).rejects.toMatchObject({
    status: 401,
  });

  // The back office would leave for the site by itself as it sees that another is signed in.
  await page.goto('about:blank');
  await storeSession(page, site, ADA);
  await page.goto(`/booking/${id}`);
  await expect(page.getByRole('region', { name: 'Codice della porta' })).toContainText('4711#');
  await expectNoBarrier(page, 'a stay with the code of its door');
});
