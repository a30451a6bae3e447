import { OTHER_LANGUAGES } from '@approdo/shared/domain/base/language/language';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPayingSite, type PayingSite } from '../../../../testing/paying-site.ts';
import { refusalOf } from '../../../../testing/refusal.ts';

const OWNER = 'padrona@example.it';
const GUEST = 'ada@example.com';

let site: PayingSite;
beforeEach(async () => {
  site = await createPayingSite({ offers: OTHER_LANGUAGES });
});
afterEach(() => site.close());

const cancel = () => site.owner.client.bookings.cancel({ params: site.params, body: {} });
const checkout = () => site.guest.client.cardPayments.checkout({ params: site.params, body: { purpose: 'STAY' } });
const ordersOf = () => site.database.selectFrom('card_orders').select('status').execute();

describe('the page of a stay that is called off', () => {
  test('is closed at the provider’s, and there is no other', async () => {
    const session = await site.open();
    await cancel();
    expect(site.provider.stateOf(session)).toBe('expired');
    expect(await ordersOf()).toEqual([{ status: 'CLOSED' }]);
    expect(await refusalOf(checkout())).toMatchObject({ status: 409 });
    const expired = site.provider.eventOf('checkout.session.expired', site.provider.sessionObject(session));
    expect(await site.deliver(expired)).toMatchObject({ status: 200 });
    expect(await site.listWarnings()).toEqual([]);
  });

  test('is closed where the booking is deleted', async () => {
    const session = await site.open();
    await site.owner.client.bookings.remove({ params: site.params });
    expect(site.provider.stateOf(session)).toBe('expired');
  });

  test('is closed where it is opened in the same moment', async () => {
    await Promise.allSettled([checkout(), cancel()]);
    expect(site.provider.sessions.map(site.provider.stateOf)).not.toContain('open');
  });

  test.each(['error', 'refusal', 'silence'] as const)(
    'stays open where the provider answers with %s, which keeps nobody from calling off',
    async (how) => {
      const session = await site.open();
      site.provider.fail(how);
      const begun = performance.now();
      expect(await cancel()).toMatchObject({ outcome: 'CANCELLED' });
      expect(performance.now() - begun).toBeLessThan(4000);
      expect(site.provider.stateOf(session)).toBe('open');
      expect(await ordersOf()).toEqual([{ status: 'CLOSED' }]);
    },
  );
});

describe('a payment by card for a stay that is called off', () => {
  test('is written down, the owner warned, and the guest told that it goes back, once', async () => {
    const session = await site.open();
    await cancel();
    const mails = await site.mailOf(async () => {
      const event = site.provider.paid(session);
      await Promise.all(Array.from({ length: 20 }, () => site.deliver(event)));
      const again = site.provider.eventOf(
        'checkout.session.async_payment_succeeded',
        site.provider.sessionObject(session),
      );
      expect(await site.deliver(again)).toMatchObject({ status: 200 });
    });
    const { entries } = await site.moneyOf();
    expect(entries).toMatchObject([{ direction: 'IN', amount: 18_171, source: 'CARD' }]);
    expect(await site.listWarnings()).toMatchObject([{ kind: 'STAY_OFF', amount: 18_171, guestName: 'Ada Rossi' }]);
    expect(mails.map(({ to, subject }) => `${to.address}: ${subject}`).toSorted()).toEqual([
      `${GUEST}: Pagamento ricevuto per un soggiorno annullato: ti rimborsiamo`,
      `${OWNER}: Controlla un pagamento con carta`,
    ]);
    expect(mails.find(({ to }) => to.address === GUEST)?.body).toContain('il tuo pagamento di 181,71\u00A0€');
    expect(mails.find(({ to }) => to.address === OWNER)?.body).toContain('per un soggiorno che hai annullato');
  });

  test('is given back whole, also where its guest cancelled on that very day', async () => {
    await site.owner.client.paymentSettings.replace({ body: { cancellationRules: [{ daysBefore: 0, percent: 50 }] } });
    await site.pay();
    const session = await site.open();
    await site.guest.client.bookings.askCancellation({ params: site.params, body: {} });
    await cancel();
    site.clock.advance(60_000);
    await site.deliver(site.provider.paid(session));
    const suggested = await site.owner.client.money.refundSuggestion({ params: site.params, query: {} });
    expect(suggested).toMatchObject({ stay: 9086 + 42_400 });
  });

  test.each([
    ['en', 'Payment received for a cancelled stay: we will refund you'],
    ['de', 'Zahlung für einen stornierten Aufenthalt erhalten: Wir erstatten sie Ihnen'],
    ['fr', 'Paiement reçu pour un séjour annulé\u00A0: nous vous remboursons'],
  ] as const)('is told to its guest in %s where she reads that', async (language, subject) => {
    await site.database.updateTable('bookings').set({ language }).where('id', '=', site.params.id).execute();
    const session = await site.open();
    await cancel();
    const mails = await site.mailOf(() => site.deliver(site.provider.paid(session)));
    const letter = mails.find(({ to }) => to.address === GUEST);
    expect(letter?.subject).toBe(subject);
    expect(letter?.body).not.toMatch(/\{|annullato/);
  });

  test('of another amount warns of the stay, which matters more', async () => {
    const session = await site.open();
    await cancel();
    await site.deliver(site.provider.paid(session, { amount_total: 100 }));
    expect((await site.listWarnings()).map(({ kind }) => kind)).toEqual(['STAY_OFF']);
  });
});
