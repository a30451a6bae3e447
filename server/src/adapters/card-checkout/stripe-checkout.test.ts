import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CardProvider, startCardProvider } from '../../testing/card-provider.ts';
import type { CardOrder } from './card-checkout.ts';
import { openCardCheckout } from './open-card-checkout.ts';

const order: CardOrder = {
  ...{ id: 'order', bookingId: 'stay', purpose: 'STAY', amount: 18_171, label: 'Acconto', note: 'RF1748213907' },
  language: 'it',
  until: new Date('2027-03-01T10:32:00Z'),
  paidAddress: 'https://approdo.example/booking/stay?payment=order',
  leftAddress: 'https://approdo.example/booking/stay',
};

let provider: CardProvider;
beforeEach(async () => {
  provider = await startCardProvider();
});
afterEach(() => provider.close());

const checkoutBy = (change: object = {}) => openCardCheckout({ ...provider, now: () => new Date(), ...change });

describe('the page of an order', () => {
  test('is the same for the same order', async () => {
    const checkout = await checkoutBy();
    const opened = await checkout.open(order);
    expect(opened).toMatchObject({ url: provider.sessions[0]?.url, expiresAt: order.until });
    expect(await checkout.open(order)).toEqual(opened);
    expect(provider.sessions).toHaveLength(1);
  });

  test('is not had from a provider that does not answer, in a time that a guest waits', async () => {
    provider.fail('silence');
    const checkout = await checkoutBy();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const opening = checkout.open(order).catch((error: unknown) => error);
    try {
      await vi.advanceTimersByTimeAsync(20_000);
      expect(await opening).toMatchObject({ name: 'CardFault', trouble: 'down' });
    } finally {
      vi.useRealTimers();
    }
  });

  test.each([
    ['error', 'down'],
    ['refusal', 'refused'],
  ] as const)('is not had after an %s: %s', async (how, trouble) => {
    provider.fail(how);
    await expect((await checkoutBy()).open(order)).rejects.toMatchObject({ trouble });
  });

  test('is not had with a key that the provider does not know', async () => {
    const checkout = await checkoutBy({ secretKey: 'sk_test_other' });
    await expect(checkout.open(order)).rejects.toMatchObject({ trouble: 'down' });
  });
});

describe('a page that is closed', () => {
  test('cannot be paid any more, and may be closed again', async () => {
    const checkout = await checkoutBy();
    const { id } = await checkout.open(order);
    await checkout.close(id);
    expect(provider.sessions.map(provider.stateOf)).toEqual(['expired']);
    await checkout.close(id);
    await checkout.close('cs_test_unknown');
  });

  test('stays open where the provider is out of order', async () => {
    const checkout = await checkoutBy();
    const { id } = await checkout.open(order);
    provider.fail('error');
    await expect(checkout.close(id)).rejects.toMatchObject({ trouble: 'down' });
  });
});

test.each([
  ['sk_test_x', true],
  ['rk_test_x', true],
  ['sk_live_x', false],
  ['sk_live_test_x', false],
])('a key %s moves no money: %s', async (secretKey, isTest) => {
  expect((await checkoutBy({ secretKey })).isTest).toBe(isTest);
});
