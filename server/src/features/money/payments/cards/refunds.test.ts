import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { paymentOf } from '../../../../testing/card-provider.ts';
import { createPayingSite, type PayingSite } from '../../../../testing/paying-site.ts';
import { refusalOf } from '../../../../testing/refusal.ts';

const TOO_MUCH = 'Non puoi rimborsare più di quanto è stato pagato';

let site: PayingSite;
beforeEach(async () => {
  site = await createPayingSite();
});
afterEach(() => site.close());

const refund = (id: string, amount: number, key: string = randomUUID()) =>
  site.owner.client.cardPayments.refund({ params: { id }, body: { amount, key } });

const readCardPayments = async () => (await site.moneyOf()).cardPayments;

/** Delivers the provider's events for all requested refunds. */
async function deliverRefunds(change: Parameters<typeof site.provider.refunded>[1] = {}) {
  for (const requestedRefund of site.provider.refunds)
    await site.deliver(site.provider.refunded(requestedRefund, change));
}

describe('giving back a payment by card', () => {
  test('is on its way until the provider says that it succeeded', async () => {
    const { entry, session } = await site.pay();
    expect(await refund(entry.id, 5000)).toEqual({ status: 'PENDING' });
    expect(site.provider.refunds[0]?.fields).toMatchObject({ payment_intent: paymentOf(session), amount: '5000' });
    expect((await site.moneyOf()).entries).toHaveLength(1);
    expect(await readCardPayments()).toEqual([{ entryId: entry.id, left: 13_171, pending: 5000 }]);
    await deliverRefunds();
    expect(await readCardPayments()).toEqual([{ entryId: entry.id, left: 13_171, pending: 0 }]);
    const out = (await site.moneyOf()).entries.find(({ direction }) => direction === 'OUT');
    expect(out).toMatchObject({ purpose: 'STAY', amount: 5000, method: 'CARD', source: 'CARD' });
  });

  test('is done once for a key, and once for clicks that come together', async () => {
    const { entry } = await site.pay();
    const key = randomUUID();
    await Promise.all([refund(entry.id, 5000, key), refund(entry.id, 5000, key), refund(entry.id, 5000, key)]);
    await refund(entry.id, 5000, key);
    expect(site.provider.refunds).toHaveLength(1);
    expect(await readCardPayments()).toMatchObject([{ pending: 5000 }]);
  });

  test('never goes beyond what was paid, what is on its way included', async () => {
    const { entry } = await site.pay();
    expect(await refusalOf(refund(entry.id, 18_172))).toMatchObject({ status: 409, message: TOO_MUCH });
    await refund(entry.id, 18_000);
    expect(await refusalOf(refund(entry.id, 172))).toMatchObject({ status: 409, message: TOO_MUCH });
    await deliverRefunds();
    expect(await refusalOf(refund(entry.id, 172))).toMatchObject({ status: 409, message: TOO_MUCH });
    await refund(entry.id, 171);
  });

  test('that the provider does not take is open again, in words', async () => {
    const { entry } = await site.pay();
    site.provider.fail('refusal');
    const refused = await refusalOf(refund(entry.id, 5000));
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('non ha accettato') });
    expect(await readCardPayments()).toMatchObject([{ left: 18_171, pending: 0 }]);
  });

  test('that got no answer is asked for again as it was, by whatever key', async () => {
    const { entry } = await site.pay();
    site.provider.fail('error');
    const unheard = await refusalOf(refund(entry.id, 5000));
    expect(unheard).toMatchObject({ status: 503, message: expect.stringContaining('non partirà due volte') });
    expect(await refusalOf(refund(entry.id, 6000))).toMatchObject({ status: 409 });
    site.provider.fail(undefined);
    expect(await refund(entry.id, 5000)).toEqual({ status: 'PENDING' });
    expect(site.provider.refunds).toHaveLength(1);
    await deliverRefunds();
    expect(await readCardPayments()).toEqual([{ entryId: entry.id, left: 13_171, pending: 0 }]);
  });

  test('is told though its event comes before the answer, and without the key', async () => {
    const { entry } = await site.pay();
    await refund(entry.id, 5000);
    await site.database.updateTable('card_refunds').set({ refund_id: null }).execute();
    await deliverRefunds({ metadata: {} });
    await refund(entry.id, 5000);
    expect(site.provider.refunds).toHaveLength(1);
    expect(await readCardPayments()).toEqual([{ entryId: entry.id, left: 13_171, pending: 0 }]);
  });

  test('that failed at last leaves all as it was, and is open again', async () => {
    const { entry } = await site.pay();
    await refund(entry.id, 5000);
    await deliverRefunds();
    await deliverRefunds({ type: 'refund.failed', status: 'failed' });
    expect(await readCardPayments()).toEqual([{ entryId: entry.id, left: 18_171, pending: 0 }]);
    expect((await site.moneyOf()).instalments.map(({ state }) => state)).toEqual(['PAID', 'DUE']);
    await refund(entry.id, 18_171);
  });

  test('is for payments by card alone, and those are not undone by hand', async () => {
    const { entry } = await site.pay();
    const undone = site.owner.client.money.reverse({ params: { id: entry.id }, body: { reason: 'Uno sbaglio' } });
    expect(await refusalOf(undone)).toMatchObject({
      status: 409,
      message: 'Un pagamento con carta si rimborsa',
    });
    const byBank = await site.owner.client.money.enter({
      params: site.params,
      body: {
        key: randomUUID(),
        ...{ direction: 'IN', purpose: 'STAY', amount: 100, method: 'BANK', date: '2027-03-01' },
      },
    });
    expect(await refusalOf(refund(byBank.id, 100))).toMatchObject({ status: 409 });
    expect(await refusalOf(refund('nobody', 100))).toMatchObject({ status: 404 });
    const byGuest = site.guest.client.cardPayments.refund({
      params: { id: entry.id },
      body: { amount: 1, key: randomUUID() },
    });
    expect(await refusalOf(byGuest)).toMatchObject({ status: 403 });
  });
});
