import { expect, test } from 'vitest';
import { findReceiptFault, formatReceiptNumber, needsStamp, receiptedAmount } from './receipt.ts';

const entry = { id: 'a', direction: 'IN', purpose: 'STAY', amount: 100 } as const;
const counter = { id: 'b', direction: 'OUT', purpose: 'STAY', amount: 100, reverses: 'a' } as const;
const none = () => undefined;

test('a number is written with its year', () => {
  expect(formatReceiptNumber({ year: 2027, number: 3 })).toBe('3/2027');
});

test('what went back is below zero', () => {
  expect([receiptedAmount(entry), receiptedAmount(counter)]).toEqual([100, -100]);
});

test('no receipt is made of a deposit, of what has one, nor of either half of what was undone', () => {
  expect(findReceiptFault(entry, { entries: [entry], receiptOf: none })).toBeUndefined();
  expect(findReceiptFault({ ...entry, purpose: 'SECURITY' }, { entries: [], receiptOf: none })).toContain('deposito');
  expect(findReceiptFault(entry, { entries: [entry], receiptOf: () => '1/2027' })).toContain('1/2027');
  for (const half of [entry, counter]) {
    expect(findReceiptFault(half, { entries: [entry, counter], receiptOf: none })).toContain('annullato');
  }
});

test('a stamp is needed above the amount, not at it, and only where the owner asks for it', () => {
  const duty = { enabled: true, over: 7747, amount: 200, text: '' };
  expect([needsStamp(7747, duty), needsStamp(7748, duty), needsStamp(-9000, duty)]).toEqual([false, true, false]);
  expect(needsStamp(7748, { ...duty, enabled: false })).toBe(false);
});
