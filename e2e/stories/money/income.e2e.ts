import { randomUUID } from 'node:crypto';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

test('the owner reads what the year brought, and takes its table to the accountant', async ({
  page,
  site,
  backOffice,
}) => {
  const thisYear = inDays(0).slice(0, 4);
  const next = String(Number(thisYear) + 1);

  await test.step('before anything came in it says what will stand there', async () => {
    await backOffice.open('income');
    await expect(page.getByText(`Qui vedrai le entrate del ${thisYear}`)).toBeVisible();
  });

  await test.step('a stay of next year, paid in part today', async () => {
    const guest = await connectGuest(site);
    const owner = await connectOwner(site);
    const request = { ...aRequest(`${next}-06-27`, `${next}-07-04`), linen: true };
    const { id } = await guest.bookings.request({ body: request });
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    const paid = { direction: 'IN', purpose: 'STAY', amount: 18_171, method: 'BANK', date: inDays(0) } as const;
    await owner.money.enter({ params: { id }, body: { key: randomUUID(), reference: '=1+1', ...paid } });
    await page.reload();
  });

  const months = page.getByRole('region', { name: 'Mese per mese' });

  await test.step('this year has the money, and the next one the nights', async () => {
    await expect(months.getByRole('row', { name: /^Anno 181,71\s€ 0,00\s€ 0 0,00\s€$/ })).toBeVisible();
    await expect(months.getByRole('row')).toHaveCount(14);
    await page.getByRole('button', { name: 'Anno seguente' }).click();
    await expect(page.getByRole('heading', { name: next })).toBeVisible();
    await expect(months.getByRole('row', { name: /^giu \d{4} 0,00\s€ 0,00\s€ 4 346,12\s€$/ })).toBeVisible();
    await expect(months.getByRole('row', { name: /^lug \d{4} 0,00\s€ 0,00\s€ 3 259,59\s€$/ })).toBeVisible();
    await expect(page.getByText(/^Cedolare secca, indicativa: 21 % = 127,20\s€, 26 % = 157,48\s€$/)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Entrate e spese, mese per mese' })).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the income of a year');
  });

  await test.step('the year stays in the address, and the way back leads to this one', async () => {
    await page.reload();
    await expect(page.getByRole('heading', { name: next })).toBeVisible();
    await page.getByRole('button', { name: 'Anno precedente' }).click();
    await expect(months.getByRole('row', { name: /^Anno 181,71/ })).toBeVisible();
  });

  await test.step('the table has the payment, and runs nothing', async () => {
    const table = await backOffice.save(() => page.getByRole('button', { name: 'Scarica CSV' }).click());
    expect(table.name).toBe(`entrate-${thisYear}.csv`);
    expect(table.bytes.toString().split('\r\n')[1]).toBe(
      `${inDays(0)};Soggiorno;;dal 27/06/${next} al 04/07/${next};Ada Rossi;Bonifico;'=1+1;181,71;`,
    );
  });

  await test.step('on paper it is the year and nothing else', async () => {
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('button', { name: 'Stampa' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table')).toHaveCount(2);
    await expect(page.getByRole('table', { name: 'Per voce' })).toBeVisible();
    await expect(page.getByRole('row', { name: /^Anno 181,71/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stampa' })).toBeHidden();
  });
});
