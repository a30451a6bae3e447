import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { banner, entry } from '../../support/back-office.ts';
import { openBooking, openSection } from '../../support/booking-page.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const DAY_MS = 86_400_000;

const windowOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** A requested and confirmed stay. */
async function aConfirmedStay(site: Site, startDate: string, endDate: string) {
  const guest = await connectGuest(site);
  const owner = await connectOwner(site);
  const { id } = await guest.bookings.request({ body: aRequest(startDate, endDate) });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return { id, guest, owner };
}

function paid(amount: number, purpose: 'STAY' | 'SECURITY' = 'STAY') {
  const key = randomUUID();
  return { key, direction: 'IN', purpose, amount, method: 'BANK', date: inDays(0) } as const;
}

test('the owner agrees a price, writes a payment down in two steps and undoes it in one', {
  tag: ['@each-width', '@each-shell', '@gate'],
}, async ({ page, site, backOffice }) => {
  const guest = await connectGuest(site);
  await guest.bookings.request({ body: aRequest(inDays(60), inDays(63)) });
  await backOffice.open('bookings');
  const booking = entry(page, '3 notti');
  await test.step('she is asked for an account first, as the guest could not pay otherwise', async () => {
    await booking.getByRole('button', { name: 'Conferma' }).click();
    const question = windowOf(page, 'Non c’è ancora un IBAN: l’ospite non saprà come pagare');
    await expectNoBarrier(page, 'the question for an account');
    await question.getByLabel('Intestato a').fill('Maria Rossi');
    await question.getByLabel('IBAN').fill('IT60 X054 2811 1010 0000 0123 456');
    await question.getByRole('button', { name: 'Salva e conferma' }).click();
    await expect(booking.getByText('Confermata')).toBeVisible();
  });

  await openBooking(page, 'Ada Rossi');
  const window = await openSection(page, 'Soldi');
  const summary = window.getByRole('region', { name: 'In breve' });
  await expect(summary).toContainText('Prezzo da concordare');

  await test.step('a price that was agreed on, with a discount', async () => {
    await window.getByRole('button', { name: 'Imposta il prezzo' }).click();
    const form = windowOf(page, 'Prezzo del soggiorno');
    const line = (place: number) => form.getByRole('group', { name: `Voce ${place}`, exact: true });
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(line(1).getByLabel('Importo (euro)')).toBeFocused();
    await line(1).getByLabel('Importo (euro)').fill('450,50');
    await form.getByRole('button', { name: 'Aggiungi voce' }).click();
    await line(3).getByLabel('Tipo').selectOption('Sconto');
    await line(3).getByLabel('Descrizione').fill('Per gli amici');
    await line(3).getByLabel('Importo (euro)').fill('10');
    await expect(form.getByRole('status')).toHaveText(/470,50/);
    await expectNoBarrier(page, 'the form of a price');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(banner(page, 'Prezzo salvato con successo')).toBeVisible();
    await expect(summary).toContainText(/Acconto: 141,15\s€ entro (il |l’)/);
    await expect(window.getByText('-10,00')).toBeVisible();
  });

  await test.step('a payment, with one press where what is due stands there already, and two presses write one', async () => {
    await window.getByRole('button', { name: 'Registra un pagamento' }).click();
    const form = windowOf(page, 'Registra un pagamento');
    const amount = form.getByLabel('Importo (euro)');
    await expect(amount).toHaveValue('141,15');
    await expectNoBarrier(page, 'the form of a payment');
    await amount.fill('dodici');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(amount).toHaveAccessibleDescription(/Questo non è un importo/);
    await amount.fill('141,15');
    await form.getByRole('button', { name: 'Salva' }).dblclick();
    await expect(form).toBeHidden();
    await expect(summary).toContainText(/Saldo: 329,35\s€ entro (il |l’)/);
    await expect(window.getByRole('button', { name: 'Storna' })).toHaveCount(1);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the money of a booking');
  });

  await test.step('undone at once, which stays written', async () => {
    await window.getByRole('button', { name: 'Storna' }).click();
    const form = windowOf(page, 'Storna un movimento');
    await form.getByLabel('Perché').fill('Era di un altro');
    await form.getByRole('button', { name: 'Storna il movimento' }).click();
    await expect(banner(page, 'Movimento stornato con successo')).toBeVisible();
    await expect(summary).toContainText(/Acconto: 141,15\s€ entro (il |l’)/);
    await expect(window.getByText('Stornato', { exact: true })).toBeVisible();
    await expect(window.getByText('Era di un altro')).toBeVisible();
  });

  await test.step('cash that the law does not allow is warned of', async () => {
    await window.getByRole('button', { name: 'Registra un pagamento' }).click();
    const form = windowOf(page, 'Registra un pagamento');
    await form.getByLabel('Importo (euro)').fill('5.000');
    await form.getByLabel('Come').selectOption('Contanti');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'contanti sono vietati' })).toBeVisible();
    await expect(summary).toContainText(/Da rimborsare\s*4\.529,50/);
  });
});

test('instalments make the price, and a price that is another asks why', async ({ page, site, backOffice }) => {
  const { id, owner } = await aConfirmedStay(site, inDays(60), inDays(67));
  const { price } = await owner.money.get({ params: { id } });
  const total = price?.total ?? 0;
  await backOffice.open('bookings');
  await openBooking(page, '7 notti');
  const window = await openSection(page, 'Soldi');

  await test.step('what is missing of the price is told as it is typed', async () => {
    await window.getByRole('button', { name: 'Modifica le rate' }).click();
    const form = windowOf(page, 'Rate del soggiorno');
    const first = form.getByRole('group', { name: 'Rata 1', exact: true });
    await expect(form.getByRole('status')).toContainText('come il prezzo');
    await first.getByLabel('Importo (euro)').fill('1');
    await expect(form.getByRole('status')).toContainText('mancano');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(form.getByRole('alert')).toContainText('Le rate devono fare');
    await form.getByRole('button', { name: 'Aggiungi rata' }).click();
    await form.getByRole('group', { name: 'Rata 3', exact: true }).getByLabel('Entro il').fill(inDays(40));
    await expect(form.getByRole('status')).toContainText('come il prezzo');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(form).toBeHidden();
    const { instalments } = await owner.money.get({ params: { id } });
    expect(instalments.map(({ amount }) => amount).reduce((sum, amount) => sum + amount, 0)).toBe(total);
  });

  await test.step('another price says why, and what it was before can be read', async () => {
    await window.getByRole('button', { name: 'Modifica il prezzo' }).click();
    const form = windowOf(page, 'Prezzo del soggiorno');
    await form.getByLabel('Importo (euro)').first().fill('500');
    await form.getByLabel('Perché cambia').fill('Un errore');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(form).toBeHidden();
    await window.getByText('Com’era prima (1 prezzo)').click();
    await expect(window.getByRole('group').getByText('Pulizia finale')).toBeVisible();
  });

  await test.step('other dates are reckoned anew by the price list', async () => {
    const edit = { startDate: inDays(60), endDate: inDays(70), numberOfGuests: 2, linen: true };
    await owner.bookings.edit({ params: { id }, body: edit });
    await backOffice.goTo('task');
    await backOffice.goTo('bookings');
    await openBooking(page, '10 notti');
    await openSection(page, 'Soldi');
    await window.getByRole('button', { name: 'Ricalcola' }).click();
    const form = windowOf(page, 'Prezzo del soggiorno');
    await expect(form.getByLabel('Descrizione').last()).toHaveValue('Biancheria e asciugamani');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(form).toBeHidden();
    await expect(window.getByRole('button', { name: 'Ricalcola' })).toHaveCount(0);
  });
});

test('the overview leads to guests who are late, and a stay that is off to what the terms give back', async ({
  page,
  site,
  backOffice,
  moveClock,
}) => {
  // The due dates are set while they are in the future.
  await moveClock(-10 * DAY_MS);
  const { id, guest, owner } = await aConfirmedStay(site, inDays(60), inDays(67));
  const rules = [{ daysBefore: 30, percent: 50 }];
  const account = { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' };
  await owner.paymentSettings.replace({ body: { cancellationRules: rules, ...account } });
  const { price } = await owner.money.get({ params: { id } });
  const instalments = [{ kind: 'BALANCE' as const, amount: price?.total ?? 0, dueDate: inDays(-5) }];
  await owner.money.setSchedule({ params: { id }, body: { instalments } });
  await moveClock(10 * DAY_MS);
  const window = page.getByRole('region', { name: 'Soldi', exact: true });

  await test.step('the row of a guest who is late opens her money', async () => {
    await backOffice.open('due');
    const late = page.getByRole('region', { name: 'In ritardo' });
    await expect(late).toContainText('In ritardo di 5 giorni');
    await expectNoBarrier(page, 'who is late');
    await late.getByRole('link', { name: 'Ada Rossi' }).click();
    await expect(window.getByRole('region', { name: 'In breve' })).toContainText('In ritardo di 5 giorni');
  });

  await test.step('of one that is off, half of what was paid is offered to be given back', async () => {
    await owner.money.enter({ params: { id }, body: paid(18_171) });
    await owner.money.enter({ params: { id }, body: paid(20_000, 'SECURITY') });
    await guest.bookings.askCancellation({ params: { id }, body: {} });
    await owner.bookings.cancel({ params: { id }, body: {} });
    await backOffice.open('due');
    await page.getByRole('region', { name: 'Da rimborsare' }).getByRole('link', { name: 'Ada Rossi' }).first().click();
    await expect(window).toContainText('vale la regola dei 30 giorni, 50 %');
    await expectNoBarrier(page, 'the money of a stay that is off');
    await window.getByRole('button', { name: 'Rimborsa secondo le condizioni' }).click();
    const form = windowOf(page, 'Rimborsa');
    await expect(form.getByLabel('Importo (euro)')).toHaveValue('90,86');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(banner(page, 'Rimborso salvato con successo')).toBeVisible();
  });

  await test.step('of the deposit something is kept', async () => {
    await window.getByRole('button', { name: 'Trattieni' }).click();
    const form = windowOf(page, 'Trattieni dal deposito');
    await form.getByLabel('Importo (euro)').fill('35');
    await form.getByLabel('Perché').fill('Una sedia rotta');
    await form.getByRole('button', { name: 'Trattieni' }).click();
    await expect(banner(page, 'Importo trattenuto registrato')).toBeVisible();
    await expect(window.getByRole('region', { name: 'In breve' })).toContainText('Trattenuto per danni');
  });
});

test('the owner sets what is asked of guests, and whom it is paid to', async ({ page, site, backOffice }) => {
  await backOffice.open('payments');
  const main = page.getByRole('main');
  await main.getByLabel('Prima rata (% del prezzo)').fill('25');
  await main.getByLabel('Deposito cauzionale (euro)').fill('200,50');
  await main.getByRole('radio', { name: 'Caparra' }).check();

  await test.step('the IBAN is checked as it is typed, and a BIC asked for where it is needed', async () => {
    await main.getByLabel('Intestato a').fill('Maria Rossi');
    await main.getByLabel('IBAN', { exact: true }).fill('IT61 X054 2811 1010 0000 0123 456');
    await expect(main.getByText('Non è ancora un IBAN valido.')).toBeVisible();
    await main.getByRole('button', { name: 'Salva condizioni' }).click();
    await expect(main.getByLabel('IBAN', { exact: true })).toBeFocused();
    await main.getByLabel('IBAN', { exact: true }).fill('SM86U0322509800000000270100');
    await expect(main.getByText('IBAN valido: SM86')).toBeVisible();
    await expect(main.getByLabel('BIC')).toBeVisible();
    await main.getByLabel('IBAN', { exact: true }).fill('it60 x054 2811 1010 0000 0123 456');
    await expect(main.getByLabel('BIC')).toHaveCount(0);
  });

  await test.step('rules are told in words as they are typed', async () => {
    await main.getByRole('button', { name: 'Aggiungi regola' }).click();
    await main.getByLabel('Giorni prima', { exact: true }).fill('30');
    await main.getByLabel('Rimborso (%)').fill('50');
    const words = main.getByRole('region', { name: 'In parole' });
    await expect(words).toContainText('Fino a 30 giorni prima dell’arrivo: rimborso del 50 %');
    await expectNoBarrier(page, 'the terms of payment, filled in');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  await main.getByRole('button', { name: 'Salva condizioni' }).click();
  await expect(banner(page, 'Condizioni di pagamento salvate con successo')).toBeVisible();
  const owner = await connectOwner(site);
  expect(await owner.paymentSettings.get()).toMatchObject({
    depositPercent: 25,
    securityDeposit: 20_050,
    depositLabel: 'CAPARRA',
    iban: 'IT60X0542811101000000123456',
    cancellationRules: [{ daysBefore: 30, percent: 50 }],
  });
});
