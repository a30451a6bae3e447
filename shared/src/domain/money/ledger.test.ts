import { describe, expect, test } from 'vitest';
import {
  balanceOf,
  fillsOf,
  findEntryFault,
  findEntryWarning,
  type Movement,
  paymentStatusOf,
  retainDeposit,
  reverseEntry,
  taxCreditOf,
  withoutReversed,
} from './ledger.ts';

const today = '2026-05-20';
const paid: Movement = { direction: 'IN', purpose: 'STAY', amount: 18_171, method: 'BANK', date: today };
const refunded: Movement = { ...paid, direction: 'OUT', amount: 5_000 };
const unreceipted = () => undefined;

describe('a movement', () => {
  test('is of today or before', () => {
    expect(findEntryFault(paid, [], today)).toBeUndefined();
    expect(findEntryFault({ ...paid, date: '2026-05-21' }, [], today)).toMatchObject({
      kind: 'invalid',
      field: 'date',
      text: 'La data non può essere nel futuro',
    });
  });

  test('gives back no more than came in for the same purpose', () => {
    const refund = { ...refunded, amount: 18_172 };
    expect(findEntryFault(refund, [paid], today)).toMatchObject({
      kind: 'conflict',
      text: 'Non puoi rimborsare più di quanto è stato pagato',
    });
    expect(findEntryFault({ ...refund, amount: 18_171 }, [paid], today)).toBeUndefined();
    expect(findEntryFault({ ...refunded, purpose: 'SECURITY' }, [paid], today)?.kind).toBe('conflict');
  });

  test.each([
    ['CASH', 499_999, undefined],
    ['CASH', 500_000, 'Da 5.000,00 € i contanti sono vietati (art. 49 D.Lgs. 231/2007)'],
    ['BANK', 500_000, undefined],
  ] as const)('in %s of %i cents warns: %s', (method, amount, warning) => {
    expect(findEntryWarning({ method, amount })).toBe(warning);
  });
});

describe('undoing a movement', () => {
  const first = { ...paid, id: 'a' };

  test('writes its opposite, of today', () => {
    expect(reverseEntry({ entries: [first], id: 'a', today: '2026-06-01', receiptOf: unreceipted })).toEqual({
      counters: [{ ...paid, direction: 'OUT', date: '2026-06-01', reverses: 'a' }],
    });
  });

  test('happens once, and is not itself undone', () => {
    const counter = { ...paid, id: 'b', direction: 'OUT' as const, reverses: 'a' };
    const undo = (id: string) => reverseEntry({ entries: [first, counter], id, today, receiptOf: unreceipted });
    expect(undo('a')).toEqual({ fault: 'Movimento già annullato' });
    expect(undo('b')).toEqual({ fault: 'Questo movimento ne annulla già un altro' });
  });

  test('is refused where the money went back to the guest since', () => {
    const entries = [first, { ...refunded, id: 'b' }];
    expect(reverseEntry({ entries, id: 'a', today, receiptOf: unreceipted })).toHaveProperty('fault');
    expect(reverseEntry({ entries, id: 'b', today, receiptOf: unreceipted })).toHaveProperty('counters');
  });

  test('of a card is a refund, and what stands on a receipt waits for that', () => {
    const byCard = { ...first, method: 'CARD' as const };
    expect(reverseEntry({ entries: [byCard], id: 'a', today, receiptOf: unreceipted })).toEqual({
      fault: 'Un pagamento con carta si rimborsa',
    });
    expect(reverseEntry({ entries: [first], id: 'a', today, receiptOf: () => '4/2026' })).toEqual({
      fault: 'Prima storna la ricevuta 4/2026',
    });
  });

  test('of a retained deposit undoes both of its halves', () => {
    const deposit: Movement = { ...paid, purpose: 'SECURITY', amount: 20_000 };
    const retained = retainDeposit(7_500, { entries: [deposit], today });
    if ('fault' in retained) throw new Error(retained.fault);
    const entries = [deposit, ...retained].map((movement, at) => ({
      ...movement,
      id: String(at),
      together: at > 0 ? 'pair' : null,
    }));
    expect(balanceOf(entries, 'SECURITY')).toBe(12_500);
    expect(balanceOf(entries, 'DAMAGE')).toBe(7_500);
    const undone = reverseEntry({ entries, id: '2', today, receiptOf: unreceipted });
    if ('fault' in undone) throw new Error(undone.fault);
    const after = [...entries, ...undone.counters];
    expect([balanceOf(after, 'SECURITY'), balanceOf(after, 'DAMAGE')]).toEqual([20_000, 0]);
  });
});

test('no more of a deposit is retained than was paid', () => {
  expect(retainDeposit(1, { entries: [paid], today })).toEqual({
    fault: 'Non puoi trattenere più del deposito versato',
  });
});

describe('how a booking stands', () => {
  const instalments = [
    { kind: 'SECURITY', amount: 20_000, dueDate: '2026-05-28' },
    { kind: 'BALANCE', amount: 42_400, dueDate: '2026-05-28' },
    { kind: 'DEPOSIT', amount: 18_171, dueDate: '2026-05-20' },
  ] as const;
  const statusOn = (entries: readonly (Movement & { readonly reverses?: string })[], on = today) => {
    const { instalments: parts, credit } = paymentStatusOf({ instalments, fills: fillsOf(entries) }, on);
    return { parts: parts.map(({ kind, state, paid: amount }) => `${kind} ${state} ${amount}`), credit };
  };

  test('an instalment is in time on the day it is due, and late on the next', () => {
    expect(statusOn([]).parts).toEqual(['DEPOSIT DUE 0', 'BALANCE DUE 0', 'SECURITY DUE 0']);
    expect(statusOn([], '2026-05-21').parts[0]).toBe('DEPOSIT OVERDUE 0');
  });

  test('what is paid fills what is due first, of its purpose alone', () => {
    const larger = { ...paid, amount: 20_000 };
    expect(statusOn([larger]).parts).toEqual(['DEPOSIT PAID 18171', 'BALANCE PARTLY 1829', 'SECURITY DUE 0']);
    expect(statusOn([larger], '2026-06-01').parts[1]).toBe('BALANCE OVERDUE 1829');
    expect(statusOn([{ ...paid, purpose: 'SECURITY', amount: 20_000 }]).parts[2]).toBe('SECURITY PAID 20000');
  });

  test('a security deposit that was given back or kept was paid all the same, one that was undone was not', () => {
    const deposit = { ...paid, purpose: 'SECURITY', amount: 20_000 } as const;
    const back = { ...deposit, direction: 'OUT', amount: 12_000 } as const;
    expect(statusOn([deposit, back]).parts[2]).toBe('SECURITY PAID 20000');
    expect(statusOn([deposit, back, { ...back, direction: 'IN', reverses: 'b' }]).parts[2]).toBe('SECURITY PAID 20000');
    expect(statusOn([deposit, { ...deposit, direction: 'OUT', reverses: 'a' }]).parts[2]).toBe('SECURITY DUE 0');
  });

  test('what is paid beyond the price is the guest’s', () => {
    expect(statusOn([{ ...paid, amount: 61_000 }]).credit).toBe(429);
    expect(statusOn([{ ...paid, amount: 61_000 }, refunded]).credit).toBe(0);
  });
});

test('the whole of a deposit may be retained: it leaves the one purpose and comes to the other', () => {
  const deposit = { ...paid, purpose: 'SECURITY', amount: 20_000 } as const;
  const moved = { amount: 20_000, method: 'INTERNAL', date: today };
  expect(retainDeposit(20_000, { entries: [deposit], today })).toEqual([
    { ...moved, direction: 'OUT', purpose: 'SECURITY' },
    { ...moved, direction: 'IN', purpose: 'DAMAGE' },
  ]);
});

describe('a movement is not undone', () => {
  const first = { ...paid, id: 'a' };

  test('that there is none of', () => {
    expect(() => reverseEntry({ entries: [first], id: 'x', today, receiptOf: unreceipted })).toThrow('No entry x');
  });

  test('of which some was given back since', () => {
    const entries = [first, { ...refunded, id: 'b' }];
    expect(reverseEntry({ entries, id: 'a', today, receiptOf: unreceipted })).toEqual({
      fault: 'Questo importo è già stato rimborsato: prima annulla il rimborso',
    });
  });

  test('whose other half stands on a receipt', () => {
    const entries = [
      { ...paid, id: 'a', purpose: 'SECURITY' as const, direction: 'OUT' as const, together: 'one' },
      { ...paid, id: 'b', purpose: 'DAMAGE' as const, together: 'one' },
    ];
    const receiptOf = (id: string) => (id === 'b' ? '2026/3' : undefined);
    expect(reverseEntry({ entries, id: 'a', today, receiptOf })).toEqual({ fault: 'Prima storna la ricevuta 2026/3' });
  });
});

test('an entry and the one that counters it are as if neither had been written', () => {
  const entries = [{ id: 'a' }, { id: 'b', reverses: null }, { id: 'c', reverses: 'a' }, { id: 'd' }];
  expect(withoutReversed(entries).map(({ id }) => id)).toEqual(['b', 'd']);
});

test.each([
  [2_500, 500],
  [2_000, 0],
  [1_500, 0],
])('of %i cents of tax, %i are beyond its instalment', (sum, credit) => {
  const parts = [
    { kind: 'BALANCE', amount: 42_400 },
    { kind: 'TAX', amount: 2_000 },
  ] as const;
  expect(taxCreditOf(parts, sum)).toBe(credit);
  expect(taxCreditOf(parts.slice(0, 1), sum)).toBe(0);
});
