import { expect, test } from 'vitest';
import { orderToDo, type ToDoFact } from './to-do.ts';

const now = new Date('2027-06-10T08:00:00Z');

function order(facts: readonly ToDoFact[]): string {
  return orderToDo(facts, now)
    .map(({ id }) => id)
    .join(' ');
}

test('an account that is missing comes first, a clash before what expires within a day, then cancellations, other requests and late payments', () => {
  const facts: ToDoFact[] = [
    { kind: 'PAYMENT', id: 'f', at: '2027-06-01' },
    { kind: 'REQUEST', id: 'd', at: null, createdAt: '2027-06-02T08:00:00Z' },
    { kind: 'REQUEST', id: 'c', at: null, createdAt: '2027-06-01T08:00:00Z' },
    { kind: 'REQUEST', id: 'b', at: '2027-06-11T08:00:00Z', createdAt: '2027-06-09T08:00:00Z' },
    { kind: 'REQUEST', id: 'a', at: '2027-06-11T07:59:00Z', createdAt: '2027-06-09T08:00:00Z' },
    { kind: 'CANCELLATION', id: 'e', at: '2027-06-09T08:00:00Z' },
    { kind: 'CLASH', id: 'g', at: '2027-08-01' },
    { kind: 'WAY_TO_PAY', id: 'h', at: null },
  ];
  expect(order(facts)).toBe('h g a e b c d f');
  expect(order(facts.toReversed())).toBe('h g a e b c d f');
});

test('a request has less than a day left up to the last second of it', () => {
  const request = (id: string, at: string): ToDoFact => ({ kind: 'REQUEST', id, at });
  const cancellation: ToDoFact = { kind: 'CANCELLATION', id: 'c', at: '2027-06-01T08:00:00Z' };
  expect(
    order([request('b', '2027-06-11T08:00:00.000Z'), cancellation, request('a', '2027-06-11T07:59:59.999Z')]),
  ).toBe('a c b');
});

test('the house for today is pressing, for tomorrow it comes after what was not sent; each kind has its place', () => {
  const kinds: ToDoFact[] = [
    { kind: 'SITE', id: '16', at: null },
    { kind: 'HELD', id: '15', at: '2027-06-01T08:00:00Z' },
    { kind: 'REVIEW', id: '14', at: '2027-06-01T08:00:00Z' },
    { kind: 'TASK', id: '13', at: '2027-06-01' },
    { kind: 'CHANNEL', id: '12', at: '2027-06-01T08:00:00Z' },
    { kind: 'PAYMENT', id: '11', at: '2027-06-01' },
    { kind: 'TURNOVER', id: '10', at: '2027-06-11' },
    { kind: 'LETTER', id: '9', at: '2027-06-09T08:00:00Z' },
    { kind: 'CHANNEL', id: '8', at: '2027-06-09T08:00:00Z', isBroken: true },
    { kind: 'CONTACT', id: '7', at: '2027-06-09T08:00:00Z' },
    { kind: 'MESSAGE', id: '6', at: '2027-06-09T08:00:00Z' },
    { kind: 'REQUEST', id: '5', at: null, createdAt: '2027-06-09T08:00:00Z' },
    { kind: 'CANCELLATION', id: '4', at: '2027-06-09T08:00:00Z' },
    { kind: 'TURNOVER', id: '3', at: '2027-06-10' },
    { kind: 'REQUEST', id: '2', at: '2027-06-10T09:00:00Z' },
    { kind: 'CLASH', id: '1', at: '2027-06-10' },
  ];
  expect(order(kinds)).toBe('1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16');
});

test('of the same day the task of the lesser priority number comes first, and what has no day last', () => {
  const task = (id: string, at: string | null, priority: number): ToDoFact => ({ kind: 'TASK', id, at, priority });
  expect(
    order([task('d', null, 1), task('c', '2027-06-10', 2), task('b', '2027-06-10', 1), task('a', '2027-06-09', 9)]),
  ).toBe('a b c d');
});

test('what is alike in all else keeps the order of its ids, and several of one thing their own', () => {
  const site = (id: string | null): ToDoFact => ({ kind: 'SITE', id, at: null });
  expect(order([site('b'), site('a')])).toBe('a b');
  expect(order([site(null), site('a')])).toBe('a ');
});
