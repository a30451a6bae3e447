import { describe, expect, test } from 'vitest';
import { findRefundFault, refundableOf } from './card-refund.ts';

const done = (amount: number) => ({ amount, status: 'DONE' }) as const;
const pending = (amount: number) => ({ amount, status: 'PENDING' }) as const;
const failed = (amount: number) => ({ amount, status: 'FAILED' }) as const;

test('what failed can be given back again, what is on its way cannot', () => {
  expect(refundableOf(10_000, [done(3000), pending(2000), failed(5000)])).toEqual({ left: 5000, pending: 2000 });
  expect(refundableOf(10_000, [done(12_000)])).toEqual({ left: 0, pending: 0 });
});

describe('a payment by card is given back', () => {
  const paid = { paid: 10_000, refunds: [], balance: 10_000, pending: 0 };
  test.each([
    ['whole', { ...paid, amount: 10_000 }, true],
    ['and no more', { ...paid, amount: 10_001 }, false],
    ['less what was', { ...paid, refunds: [done(4000)], balance: 6000, amount: 6001 }, false],
    ['and not beyond what a transfer gave back', { ...paid, balance: 2000, amount: 2001 }, false],
    [
      'nor beyond what another payment is giving back',
      { ...paid, balance: 12_000, pending: 5000, amount: 7001 },
      false,
    ],
    ['to the last cent', { ...paid, balance: 12_000, pending: 5000, amount: 7000 }, true],
  ])('%s', (_, refunding, isFine) => {
    expect(findRefundFault(refunding)).toBe(isFine ? undefined : 'Non puoi rimborsare più di quanto è stato pagato');
  });
});
