import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { makeBalanceOverdue } from '../../support/make-balance-overdue.ts';
import { countPresses } from '../../support/presses.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

/** An owner whose guests know how to pay, so that no confirmation asks for an account. */
async function connectPaidOwner(site: Site) {
  const owner = await connectOwner(site);
  await owner.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' } });
  return owner;
}

const toDoLine = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Da fare' }).getByRole('listitem').filter({ hasText: text });

test('a request is answered with two presses', async ({ page, site, backOffice }) => {
  const owner = await connectPaidOwner(site);
  const { id } = await (await connectGuest(site)).bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await backOffice.open('');
  const { press, count } = countPresses();
  await press(toDoLine(page, 'Ada Rossi chiede di prenotare').getByRole('link', { name: 'Conferma' }));
  await press(page.getByRole('button', { name: 'Conferma', exact: true }));
  await expect.poll(async () => (await owner.bookings.get({ params: { id } })).status).toBe('CONFIRMED');
  expect(count()).toBeLessThanOrEqual(2);
});

test('a late payment is recorded with two presses, and its amount stands there', { tag: '@in-a-folder' }, async ({
  page,
  site,
  backOffice,
}) => {
  const owner = await connectPaidOwner(site);
  const stay = { startDate: inDays(60), endDate: inDays(67), guestName: 'Bea Blu', numberOfGuests: 2, total: 60_000 };
  const { id } = await owner.bookings.enterByHand({ body: { key: randomUUID(), ...stay } });
  makeBalanceOverdue(site.dataDir, id);
  await backOffice.open('');
  const line = toDoLine(page, 'Bea Blu: Saldo in ritardo');
  const { press, count } = countPresses();
  await press(line.getByRole('button', { name: 'Registra' }));
  const window = page.getByRole('dialog', { name: 'Registra un pagamento' });
  await expect(window.getByLabel('Importo (euro)')).toHaveValue('420,00');
  await expect(window.getByText('Bea Blu: Saldo in ritardo')).toBeVisible();
  await expectNoBarrier(page, 'a payment over the first screen');
  await press(window.getByRole('button', { name: 'Salva' }));
  await expect(banner(page, 'Pagamento salvato con successo')).toBeVisible();
  await expect(line).toBeHidden();
  expect(count()).toBeLessThanOrEqual(2);
  // The row went with its button: the focus stands on the next one.
  await expect(page.getByRole('region', { name: 'Da fare' }).locator(':focus')).toBeVisible();
  const { entries } = await owner.money.get({ params: { id } });
  expect(entries.map(({ purpose, amount }) => [purpose, amount])).toEqual([['STAY', 42_000]]);
});

test('who comes tomorrow is seen at once, on a phone and at a desk', async ({ page, site, backOffice }) => {
  const owner = await connectOwner(site);
  await owner.property.update({ body: { sameDayTurnover: true } });
  for (const [guestName, from, to] of [
    ['Anna Verdi', 0, 1],
    ['Bea Blu', 1, 4],
  ] as const) {
    const stay = { startDate: inDays(from), endDate: inDays(to), guestName, numberOfGuests: 2 };
    await owner.bookings.enterByHand({ body: { key: randomUUID(), ...stay } });
  }
  for (let place = 1; place <= 10; place += 1) {
    await owner.tasks.create({ body: { name: `Cosa ${place} da fare oggi`, due_date: inDays(0) } });
  }
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await backOffice.open('');
    const day = page.getByRole('region', { name: 'Chi arriva e chi parte' });
    const tomorrow = day.getByRole('region', { name: 'Domani' });
    await expect(tomorrow).toContainText('Parte Anna Verdi');
    await expect(tomorrow).toContainText('Arriva Bea Blu');
    // What is trial-pressed is scrolled to where it is hidden or covered.
    await tomorrow.getByRole('link', { name: 'Bea Blu' }).click({ trial: true });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});
