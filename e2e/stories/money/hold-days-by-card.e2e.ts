import { initialInstantRules } from '@approdo/shared/domain/prices/instant';
import { type ApiClient, connect, connectOwner, guest } from '../../support/api.ts';
import { type CardSite, standInForCards } from '../../support/card-site.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { signIn } from '../../support/sign-in.ts';
import { test as base, expect } from '../../support/test.ts';

/** A site with a stand-in for the card provider, which sends events on request. */
const test = base.extend<{ readonly provider: CardSite }>({
  provider: async ({ browserName: _ }, use) => {
    const provider = await standInForCards();
    await use(provider);
    await provider.close();
  },
  siteVariables: async ({ provider }, use) => use(provider.variables),
});

const HELD = /Le date sono tenute per te fino alle \d\d:\d\d: paga l’acconto per confermarle\./;

/** The limit of code attempts in a quarter of an hour, per account and per network. */
const MAX_ATTEMPTS = 10;

async function holdDays(manager: ApiClient): Promise<void> {
  await manager.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' } });
  await manager.priceRules.replace({
    body: { instant: { ...initialInstantRules, isOn: true, deposit: 'CARD', holdMinutes: 45 } },
  });
}

test('a guest books at once, leaves for the page to pay at, and has her days once she has paid', {
  tag: '@gate',
}, async ({ page, site, provider }) => {
  test.slow();
  const manager = await connectOwner(site);
  await holdDays(manager);
  await signIn(page, site, guest);
  await page.goto('/booking');
  const form = page.getByRole('form', { name: 'Richiesta di prenotazione' });

  await test.step('she is told what she pays, and how soon', async () => {
    await form.getByLabel('Check-in', { exact: true }).fill(inDays(90));
    await form.getByLabel('Check-out', { exact: true }).fill(inDays(97));
    await form.getByLabel('Nome e cognome').fill(guest.name);
    await form.getByLabel('E-mail').fill(guest.email);
    await expect(form.getByText('Conferma immediata: le date sono subito tue.')).toBeVisible();
    await expect(form.getByText(/^Paghi \d+(?:,\d\d)?\s€ con carta entro 45 minuti\.$/)).toBeVisible();
    await expectNoBarrier(page, 'the form of a stay that is confirmed at once');
  });

  await test.step('the form leaves for the provider’s page', async () => {
    await form.getByRole('button', { name: 'Prenota ora' }).click();
    await expect(page.getByRole('heading', { name: 'Cassa di prova' })).toBeVisible();
    expect(provider.sessions).toHaveLength(1);
    expect(await manager.bookings.list()).toMatchObject([{ status: 'CONFIRMED', heldUntil: expect.any(String) }]);
  });

  await test.step('who comes back without paying reads until when the days are hers', async () => {
    await page.getByRole('button', { name: 'Torna indietro' }).click();
    await expect(page).toHaveURL(/\/booking\/[^/?]+$/);
    await expect(page.getByText(HELD)).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'a stay whose days are held');
  });

  await test.step('once it is paid the days are hers, and nothing is held any more', async () => {
    await page.getByRole('button', { name: 'Paga con carta' }).click();
    await page.getByRole('button', { name: 'Paga', exact: true }).click();
    await expect(page.getByText('Aspettiamo la conferma del pagamento')).toBeVisible();
    const [session] = provider.sessions;
    if (session) await provider.deliver(site.origin, provider.paid(session));
    await expect(page.getByText('Pagamento ricevuto. Grazie!')).toBeVisible();
    await expect(page.getByText(HELD)).toHaveCount(0);
    expect(await manager.bookings.list()).toMatchObject([{ status: 'CONFIRMED', isInstant: true }]);
  });
});

test('who has tried too many codes reads so at the field, and the price without one', async ({ page, site }) => {
  const manager = await connectOwner(site);
  await manager.discountCodes.create({ body: { code: 'AMICI', percent: 12 } });
  const stay = { startDate: inDays(90), endDate: inDays(97) };
  const anyone = connect(site);
  for (let guess = 0; guess < MAX_ATTEMPTS; guess += 1) {
    await anyone.rates.quote({ query: { ...stay, code: `FALSO${guess}` } });
  }
  await page.goto('/booking');
  const form = page.getByRole('form', { name: 'Richiesta di prenotazione' });
  await form.getByLabel('Check-in', { exact: true }).fill(stay.startDate);
  await form.getByLabel('Check-out', { exact: true }).fill(stay.endDate);
  await expect(form.getByText('Totale')).toBeVisible();
  const code = form.getByLabel('Codice sconto (facoltativo)');
  await code.fill('amici');
  await expect(code).toHaveAccessibleDescription(/Troppi codici provati: riprova più tardi\./);
  await expect(form.getByText('Totale')).toBeVisible();
  await expect(form.getByText('Codice AMICI')).toHaveCount(0);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, 'a code that is not looked at');
});
