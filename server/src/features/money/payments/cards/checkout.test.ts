import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPayingSite, type PayingSite } from '../../../../testing/paying-site.ts';
import { refusalOf } from '../../../../testing/refusal.ts';

const NOTHING = "Non c'è nulla da pagare";

let site: PayingSite;
beforeEach(async () => {
  site = await createPayingSite({ offers: ['de'] });
});
afterEach(() => site.close());

const checkout = (purpose: 'STAY' | 'SECURITY' | 'TAX' = 'STAY') =>
  site.guest.client.cardPayments.checkout({ params: site.params, body: { purpose } });

describe('the page to pay by card', () => {
  test('asks for what is due, in the guest’s language, for half an hour, and leads back to her stay', async () => {
    const german = site.withToken(site.guest.token, 'de');
    const answer = await german.cardPayments.checkout({ params: site.params, body: { purpose: 'STAY' } });
    const [session] = site.provider.sessions;
    expect(answer).toMatchObject({ url: session?.url });
    const minutes = (Date.parse(answer.expiresAt) - site.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(30);
    expect(minutes).toBeLessThan(35);
    expect(session?.fields).toMatchObject({
      mode: 'payment',
      locale: 'de',
      'line_items[0][price_data][unit_amount]': '18171',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][product_data][name]': expect.stringContaining('Anzahlung'),
      'payment_intent_data[description]': expect.stringMatching(/^RF\d{10} acconto 27\/06\/2027$/),
      cancel_url: `${site.origin}/de/booking/${site.params.id}`,
    });
    const { client_reference_id, success_url } = session?.fields ?? {};
    expect(success_url).toBe(`${site.origin}/de/booking/${site.params.id}?payment=${client_reference_id}`);
  });

  test('is one for one amount, however often and from how many tabs it is asked for', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => checkout()));
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(await checkout()).toEqual(answers[0]);
    expect(site.provider.sessions).toHaveLength(1);
  });

  test('is another one once it has closed, or another amount is due', async () => {
    const first = await checkout();
    site.clock.advance(31 * 60_000);
    const second = await checkout();
    expect(second.url).not.toBe(first.url);
    await site.owner.client.money.enter({
      params: site.params,
      body: {
        key: crypto.randomUUID(),
        ...{ direction: 'IN', purpose: 'STAY', amount: 10_000, method: 'BANK', date: '2027-03-01' },
      },
    });
    await checkout();
    expect(site.provider.sessions.map(({ fields }) => fields['line_items[0][price_data][unit_amount]'])).toEqual([
      '18171',
      '18171',
      '8171',
    ]);
  });

  test('is not asked for by a stranger, nor by the owner', async () => {
    const stranger = await site.signIn();
    for (const { client } of [stranger, site.owner]) {
      const call = client.cardPayments.checkout({ params: site.params, body: { purpose: 'STAY' } });
      expect(await refusalOf(call)).toMatchObject({ status: 404 });
    }
    expect(site.provider.requestCount()).toBe(0);
  });

  test('is not there where nothing is due: of a request, of another purpose, of what was paid', async () => {
    expect(await refusalOf(checkout('SECURITY'))).toMatchObject({ status: 409, message: NOTHING });
    const { id } = await site.request({ startDate: '2027-09-04', endDate: '2027-09-11' });
    const waiting = site.guest.client.cardPayments.checkout({ params: { id }, body: { purpose: 'STAY' } });
    expect(await refusalOf(waiting)).toMatchObject({ status: 409, message: NOTHING });
    await site.pay();
    await site.pay();
    expect(await refusalOf(checkout())).toMatchObject({ status: 409, message: NOTHING });
    expect((await site.moneyOf()).pay).toBeNull();
  });

  test('is opened anew twenty times an hour', async () => {
    for (let count = 0; count < 20; count += 1) {
      await checkout();
      site.clock.advance(1000);
      await site.database.updateTable('card_orders').set({ status: 'CLOSED' }).execute();
    }
    expect(await refusalOf(checkout())).toMatchObject({ status: 429 });
    expect(site.provider.sessions).toHaveLength(20);
  });

  test.each(['error', 'refusal'] as const)(
    'that the provider does not open (%s) leaves the transfer as it is',
    async (how) => {
      await site.owner.client.paymentSettings.replace({
        body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' },
      });
      site.provider.fail(how);
      const german = site.withToken(site.guest.token, 'de');
      const call = german.cardPayments.checkout({ params: site.params, body: { purpose: 'STAY' } });
      expect(await refusalOf(call)).toMatchObject({
        status: 503,
        message: expect.stringMatching(/überweisen/),
      });
      const { pay } = await site.guest.client.money.get({ params: site.params });
      expect(pay).toMatchObject({ card: true, amount: 18_171, transfer: { iban: 'IT60X0542811101000000123456' } });
      site.provider.fail(undefined);
      expect(await checkout()).toMatchObject({ url: site.provider.sessions[0]?.url });
      expect(site.provider.sessions).toHaveLength(1);
    },
  );
});

describe('a site without a provider', () => {
  test('offers no card, and believes no event', async () => {
    const { createLettingSite } = await import('../../../../testing/letting-site.ts');
    const plain = await createLettingSite();
    try {
      const params = { id: await plain.decided('CONFIRMED') };
      const { pay, isCardTest } = await plain.guest.client.money.get({ params });
      expect([pay?.card, isCardTest]).toEqual([false, false]);
      const call = plain.guest.client.cardPayments.checkout({ params, body: { purpose: 'STAY' } });
      expect(await refusalOf(call)).toMatchObject({ status: 409 });
      const event = site.provider.eventOf('checkout.session.completed', {});
      const answer = await site.provider.deliver(plain.origin, event);
      expect(answer).toEqual({ status: 400, body: { error: 'Firma non valida', code: 'SIGNATURE_INVALID' } });
    } finally {
      await plain.close();
    }
  });
});

test('a key of tests is told wherever money is shown', async () => {
  expect((await site.guest.client.money.get({ params: site.params })).isCardTest).toBe(true);
  expect(await site.moneyOf()).toMatchObject({ isCardTest: true, pay: { card: true } });
});
