import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paymentOf } from '../../../../testing/card-provider.ts';
import { createPayingSite, type PayingSite } from '../../../../testing/paying-site.ts';

let site: PayingSite;
beforeEach(async () => {
  site = await createPayingSite();
});
afterEach(() => site.close());

const FINE = { status: 200, body: { received: true } };
const FORGED = { status: 400, body: { error: 'Firma non valida', code: 'SIGNATURE_INVALID' } };

/** Direction, amount and purpose of each entry. */
async function listMoves() {
  return (await site.moneyOf()).entries.map(({ direction, amount, purpose }) => `${direction} ${amount} ${purpose}`);
}

async function kindsOfWarnings() {
  return (await site.listWarnings()).map(({ kind }) => kind);
}

const ofRefund = (amount: number, payment: string) => ({
  id: `re_${amount}`,
  fields: { amount: String(amount), payment_intent: payment },
});

describe('a payment that the provider tells of', () => {
  test('is an entry by card, and the guest is told', async () => {
    const session = await site.open();
    const mails = await site.mailOf(async () => {
      expect(await site.deliver(site.provider.paid(session))).toEqual(FINE);
    });
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('181,71')]);
    const { entries, instalments, orders, pay } = await site.moneyOf();
    expect(entries).toMatchObject([
      {
        ...{ direction: 'IN', purpose: 'STAY', amount: 18_171, method: 'CARD', source: 'CARD', date: '2027-03-01' },
        reference: paymentOf(session),
      },
    ]);
    expect(instalments.map(({ state }) => state)).toEqual(['PAID', 'DUE']);
    expect(orders).toMatchObject([{ status: 'PAID' }]);
    expect(pay).toMatchObject({ amount: 42_400 });
    expect(await site.listWarnings()).toEqual([]);
  });

  test('is one entry of twenty copies in parallel, and of a second event about it', async () => {
    const session = await site.open();
    const event = site.provider.paid(session);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.deliver(event)));
    expect(answers).toEqual(Array.from({ length: 20 }, () => FINE));
    const again = site.provider.eventOf(
      'checkout.session.async_payment_succeeded',
      site.provider.sessionObject(session),
    );
    expect(await site.deliver(again)).toEqual(FINE);
    expect(await listMoves()).toEqual(['IN 18171 STAY']);
  });

  test('is waited for where the bank takes its time, and is there once it has come', async () => {
    const session = await site.open();
    await site.deliver(site.provider.paid(session, { payment_status: 'unpaid' }));
    expect(await listMoves()).toEqual([]);
    await site.deliver(
      site.provider.eventOf('checkout.session.async_payment_succeeded', site.provider.sessionObject(session)),
    );
    expect(await listMoves()).toEqual(['IN 18171 STAY']);
  });

  test.each(['checkout.session.expired', 'checkout.session.async_payment_failed'])(
    'closes its order by %s, and counts though it comes after that',
    async (type) => {
      const session = await site.open();
      await site.deliver(site.provider.eventOf(type, site.provider.sessionObject(session)));
      expect((await site.moneyOf()).orders).toMatchObject([{ status: 'CLOSED' }]);
      await site.deliver(site.provider.paid(session));
      await site.deliver(site.provider.eventOf(type, site.provider.sessionObject(session)));
      expect(await listMoves()).toEqual(['IN 18171 STAY']);
      expect((await site.moneyOf()).orders).toMatchObject([{ status: 'PAID' }]);
    },
  );

  test('of another amount is booked as it came, and the owner warned', async () => {
    const session = await site.open();
    const mails = await site.mailOf(() => site.deliver(site.provider.paid(session, { amount_total: 10_000 })));
    expect(await listMoves()).toEqual(['IN 10000 STAY']);
    expect(await site.listWarnings()).toMatchObject([
      { kind: 'OTHER_AMOUNT', amount: 10_000, bookingId: site.params.id, guestName: 'Ada Rossi' },
    ]);
    expect(mails.map(({ to }) => to.address)).toContain('padrona@example.it');
    expect(mails.map(({ body }) => body).join()).toContain('100,00');
  });

  test.each([
    ['an unknown order', 'UNKNOWN_ORDER', { id: 'cs_x', client_reference_id: 'nobody', metadata: {} }, {}],
    ['another’s page under a known name', 'UNKNOWN_ORDER', { id: 'cs_x' }, {}],
    ['another currency', 'OTHER_CURRENCY', { currency: 'chf' }, {}],
    ['another account', 'OTHER_ACCOUNT', {}, { account: 'acct_other' }],
    ['more than can be kept', 'UNKNOWN_ORDER', { amount_total: 100_000_001 }, {}],
  ])('of %s is set aside, the owner warned, and the provider content', async (_, kind, object, change) => {
    const session = await site.open();
    const paidSession = site.provider.sessionObject(session, object);
    const event = site.provider.eventOf('checkout.session.completed', paidSession, change);
    const mails = await site.mailOf(async () => {
      expect(await site.deliver(event)).toEqual(FINE);
      expect(await site.deliver(event)).toEqual(FINE);
    });
    expect(await listMoves()).toEqual([]);
    expect(await kindsOfWarnings()).toEqual([kind]);
    expect(mails.map(({ to }) => to.address)).toEqual(['padrona@example.it']);
    const aside = await site.database.selectFrom('card_events_aside').select('why').execute();
    expect(aside).toEqual([{ why: kind }]);
  });

  test('is still written down where the answer with its page was lost', async () => {
    const session = await site.open();
    await site.database.updateTable('card_orders').set({ checkout_id: null, url: null }).execute();
    await site.deliver(site.provider.paid(session));
    expect(await listMoves()).toEqual(['IN 18171 STAY']);
  });
});

describe('an event that is not the provider’s', () => {
  test.each([
    ['was changed on its way', { tamper: (payload: string) => payload.replace('18171', '1') }],
    ['lost its last byte', { tamper: (payload: string) => payload.slice(0, -1) }],
    ['has a blank more', { tamper: (payload: string) => `${payload} ` }],
    ['is signed by another', { secret: 'whsec_of_another' }],
    ['is older than five minutes', { age: 301 }],
  ])('is refused where it %s', async (_, how) => {
    const session = await site.open();
    expect(await site.deliver(site.provider.paid(session), how)).toEqual(FORGED);
    expect(await listMoves()).toEqual([]);
    expect(await site.database.selectFrom('card_events').selectAll().execute()).toEqual([]);
  });

  test('is taken for five minutes', async () => {
    const session = await site.open();
    expect(await site.deliver(site.provider.paid(session), { age: 300 })).toEqual(FINE);
  });

  const send = (body: Uint8Array<ArrayBuffer> | string | undefined, headers: Record<string, string> = {}) =>
    fetch(`${site.origin}/api/payments/stripe/events`, { method: 'POST', headers, ...(body && { body }) });

  test('is refused without a signature, with a broken one, empty, and of any media type', async () => {
    for (const headers of [{}, { 'stripe-signature': 't=x,v1=' }, { 'content-type': 'text/plain' }]) {
      const answer = await send('{}', headers);
      expect([answer.status, await answer.json()]).toEqual([FORGED.status, FORGED.body]);
    }
    expect((await send(undefined)).status).toBe(400);
  });

  test('is refused unread where it has over 256 KiB, announced or not, and where it is packed', async () => {
    const large = new Uint8Array(256 * 1024 + 1);
    expect((await send(large)).status).toBe(413);
    const trickling = new ReadableStream({
      start(controller) {
        for (let left = 5; left > 0; left -= 1) controller.enqueue(new Uint8Array(60_000));
        controller.close();
      },
    });
    const answer = await fetch(`${site.origin}/api/payments/stripe/events`, {
      ...{ method: 'POST', body: trickling, duplex: 'half' as const },
    });
    expect(answer.status).toBe(413);
    expect((await send(large.subarray(1))).status).toBe(400);
    expect((await send('x', { 'content-encoding': 'gzip' })).status).toBe(415);
  });

  test('that is signed, but concerns no stay, is content and leaves nothing', async () => {
    for (const event of [
      site.provider.eventOf('customer.created', { id: 'cus_1' }),
      site.provider.eventOf('checkout.session.completed', { id: 7 }),
      site.provider.eventOf('refund.created', {}),
      { id: 'evt_bare', type: 'refund.created' },
    ]) {
      expect(await site.deliver(event)).toEqual(FINE);
    }
    expect(await site.listWarnings()).toEqual([]);
    expect(await site.database.selectFrom('card_events').selectAll().execute()).toEqual([]);
  });
});

describe('what comes after a payment', () => {
  test('a refund goes out once, by whichever event says that it succeeded', async () => {
    const { session } = await site.pay();
    const refund = ofRefund(5000, paymentOf(session));
    await site.deliver(site.provider.refunded(refund, { type: 'refund.created', status: 'pending' }));
    expect(await listMoves()).toEqual(['IN 18171 STAY']);
    await site.deliver(site.provider.refunded(refund, { type: 'refund.created' }));
    await site.deliver(site.provider.refunded(refund));
    expect((await listMoves()).toSorted()).toEqual(['IN 18171 STAY', 'OUT 5000 STAY']);
  });

  test('a refund that comes before its payment waits for it', async () => {
    const session = await site.open();
    await site.deliver(site.provider.refunded(ofRefund(5000, paymentOf(session))));
    expect(await kindsOfWarnings()).toEqual(['UNKNOWN_PAYMENT']);
    await site.deliver(site.provider.paid(session));
    expect((await listMoves()).toSorted()).toEqual(['IN 18171 STAY', 'OUT 5000 STAY']);
    expect(await site.listWarnings()).toEqual([]);
  });

  test('a refund that failed is countered once, and the owner warned, in whatever order it is told', async () => {
    const { session } = await site.pay();
    const refund = ofRefund(5000, paymentOf(session));
    await site.deliver(site.provider.refunded(refund));
    const failed = () => site.provider.refunded(refund, { type: 'refund.failed', status: 'failed' });
    await site.deliver(failed());
    await site.deliver(failed());
    await site.deliver(site.provider.refunded(refund));
    expect((await listMoves()).toSorted()).toEqual(['IN 18171 STAY', 'IN 5000 STAY', 'OUT 5000 STAY']);
    const { entries } = await site.moneyOf();
    const out = entries.find(({ direction }) => direction === 'OUT');
    expect(entries.filter(({ reverses }) => reverses === out?.id)).toHaveLength(1);
    expect(await kindsOfWarnings()).toEqual(['REFUND_FAILED']);

    const other = ofRefund(6000, paymentOf(session));
    await site.deliver(site.provider.refunded(other, { type: 'refund.failed', status: 'failed' }));
    await site.deliver(site.provider.refunded(other));
    expect(await listMoves()).toHaveLength(3);
  });

  test('a refund that failed is countered whole, though its event names another amount, and the owner warned of that', async () => {
    await site.owner.client.money.setPrice({
      params: site.params,
      body: { lines: [{ kind: 'STAY', label: 'Soggiorno', amount: 69_000 }], reason: 'Come d’accordo' },
    });
    const { session } = await site.pay();
    const refund = ofRefund(20_700, paymentOf(session));
    await site.deliver(site.provider.refunded(refund, { type: 'refund.created' }));
    await site.deliver(site.provider.refunded(refund, { type: 'refund.failed', status: 'failed', amount: 6900 }));
    expect((await listMoves()).toSorted()).toEqual(['IN 20700 STAY', 'IN 20700 STAY', 'OUT 20700 STAY']);
    expect(await site.listWarnings()).toMatchObject([{ kind: 'REFUND_FAILED_OTHERWISE', amount: 6900 }]);
  });

  test('a dispute warns the owner, whom it names', async () => {
    const { session } = await site.pay();
    const mails = await site.mailOf(() =>
      site.deliver(
        site.provider.eventOf('charge.dispute.created', {
          ...{ id: 'dp_1', amount: 18_171, currency: 'eur', payment_intent: paymentOf(session) },
        }),
      ),
    );
    expect(await site.listWarnings()).toMatchObject([{ kind: 'DISPUTE', amount: 18_171, guestName: 'Ada Rossi' }]);
    expect(mails.map(({ body }) => body).join()).toContain('contesta');
  });

  test('more than was paid is written down as it went, the owner warned, and nothing shown as less than nothing', async () => {
    const { session } = await site.pay();
    await site.owner.client.money.enter({
      params: site.params,
      body: {
        key: crypto.randomUUID(),
        ...{ direction: 'OUT', purpose: 'STAY', amount: 10_000, method: 'BANK', date: '2027-03-01' },
      },
    });
    await site.deliver(site.provider.refunded(ofRefund(18_171, paymentOf(session))));
    expect(await kindsOfWarnings()).toEqual(['REFUND_OVER']);
    const { instalments, credit } = await site.moneyOf();
    expect(instalments.map(({ paid }) => paid)).toEqual([0, 0]);
    expect(credit).toBe(0);
  });

  test('a warning goes once the owner has seen to it', async () => {
    const session = await site.open();
    await site.deliver(site.provider.paid(session, { amount_total: 1 }));
    const [warning] = await site.listWarnings();
    await site.owner.client.cardPayments.dismiss({ params: { id: warning?.id ?? '' } });
    expect(await site.listWarnings()).toEqual([]);
  });
});
