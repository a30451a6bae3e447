import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { type ApiClient, connectOwner, guest } from '../../support/api.ts';
import { checkPage, expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { signIn } from '../../support/sign-in.ts';
import { expect, test } from '../../support/test.ts';

/** Far from the stays that a new site has. */
const arrival = inDays(300);
const departure = inDays(307);

async function setPrices(manager: ApiClient): Promise<void> {
  const seasons = initialRates.seasons.map((season) => ({ ...season, weeklyPrice: 700, nightlyPrice: 125 }));
  await manager.rates.replace({ body: { seasons } });
  await manager.priceRules.replace({
    body: {
      shortStays: { rule: 'NIGHT', percents: [60, 40, 30, 20, 10, 0] },
      guests: { included: 3, perNight: 12_50 },
      discounts: [{ kind: 'LENGTH', at: 14, percent: 10 }],
      extras: [
        { name: 'Cane', price: 5_00, per: 'NIGHT', max: 2, untilDays: 3, isOn: true },
        { name: 'Lettino', price: 15_00, per: 'STAY', max: 1, untilDays: 0, isOn: true },
      ],
      show: 'CALENDAR',
      instant: {
        ...{ isOn: true, leadDays: 2, minNights: 3, maxNights: 14, maxGuests: 4, pastStayOnly: false },
        ...{ deposit: 'LATER', holdMinutes: 30 },
      },
    },
  });
  await manager.discountCodes.create({ body: { code: 'AMICI', percent: 12 } });
}

test('a guest reads what stays cost, and books at once with a code', { tag: '@gate' }, async ({ page, site }) => {
  test.setTimeout(120_000);
  const manager = await connectOwner(site);
  await manager.languages.offer({ body: { offered: ['en', 'de', 'fr'] } });
  await setPrices(manager);

  await test.step('the lists tell nights, guests and discounts, in her language too', async () => {
    await checkPage(page, '/de/booking');
    const german = page.getByRole('region', { name: 'Preise', exact: true });
    await expect(
      german.getByText('700\u00A0€ pro Woche · 125\u00A0€ pro Nacht für Kurzaufenthalte').first(),
    ).toBeVisible();
    await expect(german.getByText('Über 3 Gäste: 12,50\u00A0€ pro Nacht und Person.')).toBeVisible();
    await expect(german.getByText('10\u00A0% Rabatt ab 14 Nächten')).toBeVisible();
    await expect(page.getByText('Sofortbestätigung von 3 bis 14 Nächten, 2 Tage im Voraus.')).toBeVisible();

    await signIn(page, site, guest);
    await checkPage(page, '/booking');
    const prices = page.getByRole('region', { name: 'Prezzi', exact: true });
    await expect(prices.getByText('Da 100\u00A0€ a notte')).toBeVisible();
    await expect(prices.getByText('I soggiorni più brevi di una settimana si pagano a notte.')).toBeVisible();
  });

  const form = page.getByRole('form', { name: 'Richiesta di prenotazione' });
  await test.step('the calendar says what a free day costs, also of a month that it did not come with', async () => {
    await form.getByLabel('Check-in', { exact: true }).fill(arrival);
    const day = page.getByRole('button', { name: new RegExp(`^${nameDay(inDays(301), 'it')}, 100\u00A0€ a notte$`) });
    await page.getByRole('button', { name: 'Mese successivo' }).click();
    await page.getByRole('button', { name: 'Mese precedente' }).click();
    await expect(day.or(page.getByText('100\u00A0€').first()).first()).toBeVisible();
  });

  await test.step('a wrong code says so at its field, a right one is a line of the price', async () => {
    await form.getByLabel('Check-out', { exact: true }).fill(departure);
    await form.getByLabel('Numero di ospiti').fill('4');
    await expect(form.getByText('1 ospite oltre 3 · 12,50\u00A0€ a notte')).toBeVisible();
    const code = form.getByLabel('Codice sconto (facoltativo)');
    await code.fill('FALSO');
    await expect(code).toHaveAccessibleDescription(/Il codice non è valido/);
    await code.fill('amici');
    await expect(form.getByText('Codice AMICI: sconto 12 %').first()).toBeVisible();
  });

  await test.step('what she takes with her is a line as well', async () => {
    await form.getByLabel('Lettino (15\u00A0€)').check();
    await form.getByLabel('Cane (5\u00A0€ a notte)').selectOption('1');
    await expect(form.getByText('35\u00A0€', { exact: true })).toBeVisible();
  });

  await test.step('she books at once, and opens the page of her stay', async () => {
    await form.getByLabel('Nome e cognome').fill(guest.name);
    await form.getByLabel('E-mail').fill(guest.email);
    await expect(form.getByText('Conferma immediata: le date sono subito tue.')).toBeVisible();
    await form.getByRole('button', { name: 'Prenota ora' }).click();
    await expect(page.getByText('Prenotazione confermata!')).toBeVisible();
    await expect(page.getByText('Ti abbiamo scritto una e-mail con i dettagli.')).toBeVisible();
    await page.getByRole('link', { name: 'Apri la prenotazione' }).click();
    await expect(page).toHaveURL(/\/booking\/[^/]+$/);
    await expect(page.getByText('Confermata')).toBeVisible();
  });

  await test.step('on that page she takes a second dog along, and no cot', async () => {
    const extras = page.getByRole('region', { name: 'Extra' });
    await expect(extras.getByRole('listitem').filter({ hasText: 'Cane' })).toContainText('fino al');
    await extras.getByRole('button', { name: 'Cambia' }).click();
    await expectNoBarrier(page, 'the extras of a stay');
    await extras.getByLabel('Cane (5\u00A0€ a notte)').selectOption('2');
    await extras.getByLabel('Lettino (15\u00A0€)').uncheck();
    await extras.getByRole('button', { name: 'Salva' }).click();
    await expect(extras.getByText('Cane × 2')).toBeVisible();
    await expect(extras.getByText('Lettino')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Prezzo' }).getByText('70\u00A0€', { exact: true })).toBeVisible();
  });
});
