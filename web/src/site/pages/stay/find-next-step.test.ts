import type { BookingDetails } from '@approdo/shared/contract/bookings/booking';
import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { expect, test } from 'vitest';
import { findNextStep, type NextStep, type StayFacts } from './find-next-step.ts';

const ARRIVAL = '2027-06-12';
const DEPARTURE = '2027-06-19';

/** Noon in Rome. */
const on = (day: string) => new Date(`${day}T10:00:00.000Z`);

const pay: NonNullable<BookingMoney['pay']> = {
  ...{ kind: 'DEPOSIT', purpose: 'STAY', amount: 18_171, dueDate: '2027-06-11', reference: 'RF17' },
  ...{ card: true, transfer: null },
};

const contract: BookingDetails['documents'][number] = {
  ...{ id: 'd1', kind: 'CONTRACT', createdAt: '2027-05-01T08:00:00.000Z', sha256: 'a' },
};

const nothing: StayFacts = {
  booking: { status: 'CONFIRMED', isBlocked: false, startDate: ARRIVAL, endDate: DEPARTURE, documents: [] },
  pay: null,
  isPaymentPending: false,
  lastFrom: undefined,
  hasArrival: true,
};

/** Each alone makes a step hold on the day before the arrival, in the order in which they count. */
const STEPS: readonly (readonly [NextStep['kind'], Partial<StayFacts>, Partial<BookingDetails>])[] = [
  ['PAY', { pay }, {}],
  ['ACCEPT', {}, { documents: [contract] }],
  ['REGISTER', {}, { checkInUntil: '2027-06-13T22:00:00.000Z' }],
  ['ANSWER', { lastFrom: 'OWNER' }, {}],
  ['ARRIVE', { hasArrival: true }, {}],
  ['REVIEW', {}, { canReview: true }],
];

/** All facts of a row, and of those after it. */
function factsFrom(first: number): StayFacts {
  const rows = STEPS.slice(first);
  const facts: Partial<StayFacts> = Object.assign({ hasArrival: false }, ...rows.map(([, some]) => some));
  const booking: Partial<BookingDetails> = Object.assign({}, ...rows.map(([, , some]) => some));
  return { ...nothing, ...facts, booking: { ...nothing.booking, ...booking } };
}

test.each(STEPS.map(([kind], index) => [kind, index] as const))('%s comes before all that follow it', (kind, index) => {
  expect(findNextStep(factsFrom(index), on('2027-06-11'))?.kind).toBe(kind);
});

test('where none holds there is none', () => {
  expect(findNextStep(nothing, on('2027-05-01'))).toBeUndefined();
});

type Case = {
  readonly facts?: Partial<StayFacts>;
  readonly booking?: Partial<BookingDetails>;
  readonly day?: string;
};

test.each<readonly [string, NextStep['kind'] | undefined, Case]>([
  ['what is due within thirty days', 'PAY', { facts: { pay: { ...pay, dueDate: '2027-05-31' } } }],
  ['what is due in thirty-one', undefined, { facts: { pay: { ...pay, dueDate: '2027-06-01' } } }],
  ['what is late', 'PAY', { facts: { pay: { ...pay, dueDate: '2027-04-01' } } }],
  ['what there is no way to pay', undefined, { facts: { pay: { ...pay, dueDate: '2027-05-02', card: false } } }],
  ['what is being paid by card', undefined, { facts: { pay, isPaymentPending: true } }],
  [
    'a contract that is accepted',
    undefined,
    { booking: { documents: [{ ...contract, acceptedAt: contract.createdAt }] } },
  ],
  ['a contract that holds no more', undefined, { booking: { documents: [{ ...contract, isSuperseded: true }] } }],
  ['a contract of a stay that was called off', undefined, { booking: { documents: [contract], status: 'REJECTED' } }],
  ['a link that has ended', undefined, { booking: { checkInUntil: '2027-05-01T10:00:00.000Z' } }],
  ['a message of her own', undefined, { facts: { lastFrom: 'GUEST' } }],
  ['a question about a request', 'ANSWER', { facts: { lastFrom: 'OWNER' }, booking: { status: 'PENDING' } }],
  [
    'what the owner wrote before refusing',
    undefined,
    { facts: { lastFrom: 'OWNER' }, booking: { status: 'REJECTED' } },
  ],
  ['two days before the arrival', undefined, { day: '2027-06-10' }],
  ['the day before the arrival', 'ARRIVE', { day: '2027-06-11' }],
  ['the last night', 'ARRIVE', { day: '2027-06-18' }],
  ['the day of departure', undefined, { day: DEPARTURE }],
  ['an arrival of which nothing is told', undefined, { day: ARRIVAL, facts: { hasArrival: false } }],
  ['a request for tomorrow', undefined, { day: '2027-06-11', booking: { status: 'PENDING' } }],
  ['a stay that awaits its review', 'REVIEW', { day: DEPARTURE, booking: { canReview: true } }],
])('%s: %s', (_, kind, { facts, booking, day = '2027-05-01' }) => {
  const given = { ...nothing, ...facts, booking: { ...nothing.booking, ...booking } };
  expect(findNextStep(given, on(day))?.kind).toBe(kind);
});

test('a link that ends at midnight takes the guests until the day before', () => {
  const booking = { ...nothing.booking, checkInUntil: '2027-06-13T22:00:00.000Z' };
  expect(findNextStep({ ...nothing, booking }, on('2027-06-01'))).toEqual({ kind: 'REGISTER', until: '2027-06-13' });
});
