import { expect, test } from 'vitest';
import { firstPurpose, likelyAmount, listPurposes } from './entry-draft.ts';

const entry = (direction: 'IN' | 'OUT', purpose: 'STAY' | 'SECURITY', amount: number) => ({
  id: `${direction} ${purpose}`,
  direction,
  purpose,
  amount,
  method: 'BANK' as const,
  date: '2026-05-24',
  reference: null,
  reverses: null,
  source: 'OWNER' as const,
  createdAt: '2026-05-24T10:00:00.000Z',
});

const instalments = [
  { kind: 'DEPOSIT' as const, amount: 18_171, dueDate: '2026-05-27', state: 'PARTLY' as const, paid: 10_000 },
  { kind: 'BALANCE' as const, amount: 42_400, dueDate: '2026-05-28', state: 'DUE' as const, paid: 0 },
  { kind: 'SECURITY' as const, amount: 20_000, dueDate: '2026-05-28', state: 'DUE' as const, paid: 0 },
];
const pay = {
  kind: 'DEPOSIT' as const,
  purpose: 'STAY' as const,
  amount: 8_171,
  dueDate: '2026-05-27',
  reference: 'RF1748213907',
  card: false,
  transfer: null,
};
const money = { instalments, entries: [entry('IN', 'STAY', 10_000)], credit: 0, pay };

test('a payment begins with what is due next', () => {
  expect(firstPurpose(money, 'IN')).toBe('STAY');
  expect(likelyAmount(money, 'IN', 'STAY')).toBe('81,71');
  expect(likelyAmount(money, 'IN', 'SECURITY')).toBe('200,00');
  expect(likelyAmount(money, 'IN', 'DAMAGE')).toBe('');
});

test('a refund is of what was paid, and of the credit where there is one', () => {
  expect(listPurposes(money, 'OUT')).toEqual(['STAY']);
  expect(likelyAmount(money, 'OUT', 'STAY')).toBe('100,00');
  expect(likelyAmount({ ...money, credit: 2_550 }, 'OUT', 'STAY')).toBe('25,50');
  const held = { ...money, entries: [entry('IN', 'SECURITY', 20_000)] };
  expect(firstPurpose(held, 'OUT')).toBe('SECURITY');
  expect(likelyAmount(held, 'OUT', 'SECURITY')).toBe('200,00');
});
