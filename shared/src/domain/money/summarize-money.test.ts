import { expect, it } from 'vitest';
import type { Movement } from './ledger.ts';
import { summarizeMoney } from './summarize-money.ts';

const TODAY = '2027-05-01';
const DEPOSIT = { kind: 'DEPOSIT', amount: 18_171, dueDate: '2027-03-15' } as const;
const BALANCE = { kind: 'BALANCE', amount: 42_400, dueDate: '2027-05-13' } as const;
const SECURITY = { kind: 'SECURITY', amount: 20_000, dueDate: '2027-05-13' } as const;
const PLAN = [DEPOSIT, BALANCE, SECURITY];

function came(amount: number, change: Partial<Movement> = {}): Movement {
  return { direction: 'IN', purpose: 'STAY', amount, method: 'BANK', date: '2027-03-10', ...change };
}

const summarize = (movements: readonly Movement[], total: number | null | undefined = 60_571) =>
  summarizeMoney({ total, instalments: PLAN, movements }, TODAY);

it('what came for the stay is paid, less what went back; what is held or passed on is none of it', () => {
  expect(summarize([came(18_171), came(20_000, { purpose: 'SECURITY' }), came(1000, { purpose: 'TAX' })])).toEqual({
    total: 60_571,
    byAgreement: false,
    paid: 18_171,
    missing: 42_400,
    isLate: false,
    next: { kind: 'BALANCE', amount: 42_400, dueDate: '2027-05-13' },
  });
  expect(summarize([came(18_171), came(8171, { direction: 'OUT' })])).toMatchObject({ paid: 10_000, missing: 50_571 });
});

it('a part that is late comes first, with what is left of it', () => {
  expect(summarize([came(10_000)])).toMatchObject({
    isLate: true,
    next: { kind: 'DEPOSIT', amount: 8171, dueDate: '2027-03-15' },
  });
});

it('who paid more than the price misses nothing, and a deposit may still be due', () => {
  expect(summarize([came(70_000)])).toMatchObject({
    paid: 70_000,
    missing: 0,
    isLate: false,
    next: { kind: 'SECURITY' },
  });
  expect(summarize([came(60_571), came(20_000, { purpose: 'SECURITY' })])).toMatchObject({ missing: 0, next: null });
});

it('by agreement, and without a price, nothing is known to be missing', () => {
  expect(summarize([came(100)], null)).toMatchObject({ total: null, byAgreement: true, paid: 100, missing: null });
  const unpriced = summarizeMoney({ total: undefined, instalments: [], movements: [] }, TODAY);
  expect(unpriced).toEqual({ total: null, byAgreement: false, paid: 0, missing: null, isLate: false, next: null });
});
