import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { openBooking, openSection } from '../../support/booking-page.ts';
import { type CardSite, standInForCards } from '../../support/card-site.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { storeSession } from '../../support/sign-in.ts';
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

const BACK = /[?&]payment=/;

test('a guest pays by card on the provider’s page and sees when it has come, and the owner gives it back', {
  tag: ['@each-width', '@each-shell', '@gate'],
}, async ({ page, site, visit, provider, backOffice, faults }) => {
  test.slow();
  const admin = await connectOwner(site);
  await admin.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' } });
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(90), inDays(97)) });
  await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  const own = await visit('/');
  await storeSession(own, site, { email: guest.email, password: guest.password });
  const byCard = own.getByRole('button', { name: 'Paga con carta' });
  const byTransfer = own.getByRole('button', { name: 'Paga con bonifico' });

  await test.step('card and transfer stand side by side, and it is said that nothing is charged', async () => {
    await own.goto(`/booking/${id}`);
    await expect(byCard).toBeVisible();
    await expect(byTransfer).toBeVisible();
    await expect(own.getByText('Pagamenti di prova')).toBeVisible();
    expect(await overflowOf(own)).toBeLessThanOrEqual(0);
    await expectNoBarrier(own, 'how a stay is paid by card');
  });

  await test.step('while the provider is silent the transfer stays', async () => {
    provider.fail('error');
    await byCard.click();
    await expect(own.getByRole('alert')).toContainText('paga con bonifico');
    await expect(byTransfer).toBeVisible();
    await expect.poll(() => faults.splice(0)).toEqual([expect.stringContaining('status of 503')]);
    provider.fail(undefined);
  });

  await test.step('who leaves without paying is where she was', async () => {
    await byCard.dblclick();
    await expect(own.getByRole('heading', { name: 'Cassa di prova' })).toBeVisible();
    await own.getByRole('button', { name: 'Torna indietro' }).click();
    await expect(own).toHaveURL(new RegExp(`/booking/${id}$`));
    await expect(byCard).toBeVisible();
    expect(provider.sessions).toHaveLength(1);
  });

  await test.step('who has paid waits for the confirmation, and cannot pay twice meanwhile', async () => {
    await byCard.click();
    await own.getByRole('button', { name: 'Paga', exact: true }).click();
    await expect(own).toHaveURL(BACK);
    await expect(own.getByText('Aspettiamo la conferma del pagamento')).toBeVisible();
    await expect(byCard).toHaveCount(0);
    await expect(byTransfer).toBeVisible();
    await expectNoBarrier(own, 'waiting for a payment by card');
  });

  const [session] = provider.sessions;
  if (!session) throw new Error('no page was opened');

  await test.step('once the provider has told, she sees it without touching anything', async () => {
    await provider.deliver(site.origin, provider.paid(session));
    await expect(own.getByText('Pagamento ricevuto. Grazie!')).toBeVisible();
    await expect(own.getByRole('heading', { name: 'Saldo' })).toBeVisible();
  });

  await backOffice.open('bookings');
  await openBooking(page, 'Ada Rossi');
  const window = await openSection(page, 'Soldi');

  await test.step('the owner gives it back in two steps, and sees that it is on its way', async () => {
    await expect(window.getByText('Pagamenti di prova')).toBeVisible();
    const movements = window.getByRole('region', { name: 'Movimenti' }).getByRole('listitem');
    await expect(movements.getByRole('button', { name: 'Storna' })).toHaveCount(0);
    await movements.getByRole('button', { name: 'Rimborsa' }).click();
    const form = page.getByRole('dialog', { name: 'Rimborsa sulla carta' });
    await expectNoBarrier(page, 'the form of a refund');
    await form.getByRole('button', { name: 'Chiedi il rimborso' }).dblclick();
    await expect(form).toBeHidden();
    await expect(window.getByText(/aspettiamo la conferma del servizio di pagamento/)).toBeVisible();
    expect(provider.refunds).toHaveLength(1);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the money of a stay with a refund on its way');
  });

  await test.step('it counts once the provider says so', async () => {
    const [refund] = provider.refunds;
    if (refund) await provider.deliver(site.origin, provider.refunded(refund));
    await expect(window.getByText(/aspettiamo la conferma del servizio di pagamento/)).toBeHidden({ timeout: 20_000 });
    await expect(window.getByRole('region', { name: 'Movimenti' }).getByRole('listitem')).toHaveCount(2);
  });
});

test('the overview names what the owner is to look at in payments by card, until she has', async ({
  page,
  site,
  provider,
  backOffice,
}) => {
  const admin = await connectOwner(site);
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(90), inDays(97)) });
  await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await ada.cardPayments.checkout({ params: { id }, body: { purpose: 'STAY' } });
  const [session] = provider.sessions;
  if (!session) throw new Error('no page was opened');
  await provider.deliver(site.origin, provider.paid(session, { amount_total: 10_000 }));

  await backOffice.open('due');
  const notes = page.getByRole('region', { name: 'Pagamenti con carta da controllare' });
  await expect(notes).toContainText(/Pagati 100,00\s€, un importo diverso/);
  await expect(notes.getByRole('link', { name: 'Ada Rossi' })).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, 'what is due, with a warning of a payment by card');
  await notes.getByRole('button', { name: 'Ho visto' }).click();
  await expect(banner(page, 'Avviso archiviato')).toBeVisible();
  await expect(notes).toHaveCount(0);
});
