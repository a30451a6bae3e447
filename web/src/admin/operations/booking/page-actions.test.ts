import { expect, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { listPageActions } from './page-actions.ts';

const BEFORE = '2027-06-01';
const AFTER = '2027-06-20';
const LONG_AFTER = '2027-08-01';

const quiet = { today: BEFORE, isTaken: false, isDue: false, canWrite: true } as const;
const request = aBooking({ status: 'PENDING' });
const stay = aBooking();
const calledOff = aBooking({ cancellationAskedAt: '2027-05-01T10:00:00Z' });
const waiting = aBooking({ unanswered: 1 });
const block = aBooking({ status: 'NOT_AVAILABLE', isBlocked: true });
const imported = aBooking({
  status: 'NOT_AVAILABLE',
  isBlocked: true,
  channel: { id: 'c1', name: 'Airbnb', as: 'STAY', checkOut: '2027-06-19' },
});

test.each([
  ['a request', request, {}, 'confirm', 'reject', ['confirmWithWord', 'rejectWithWord', 'edit', 'remove']],
  ['one whose days are taken', request, { isTaken: true }, undefined, 'reject', ['rejectWithWord', 'edit', 'remove']],
  ['one whose days have passed', request, { today: AFTER }, undefined, 'reject', ['rejectWithWord', 'edit', 'remove']],
  [
    'a stay that is asked to be called off',
    calledOff,
    { isDue: true },
    'acceptCancellation',
    'declineCancellation',
    ['edit', 'event', 'remove'],
  ],
  [
    'the same, once it is over',
    calledOff,
    { today: AFTER },
    undefined,
    'declineCancellation',
    ['edit', 'event', 'remove'],
  ],
  [
    'one whose guest waits',
    waiting,
    { isDue: true },
    'answer',
    undefined,
    ['pay', 'edit', 'cancel', 'event', 'remove'],
  ],
  ['one that is to be paid', stay, { isDue: true }, 'pay', undefined, ['write', 'edit', 'cancel', 'event', 'remove']],
  ['any other', stay, {}, 'write', undefined, ['pay', 'edit', 'cancel', 'event', 'remove']],
  ['one that is over', stay, { today: AFTER }, 'write', undefined, ['pay', 'edit', 'event', 'remove']],
  ['one without an e-mail', stay, { canWrite: false }, 'pay', undefined, ['edit', 'cancel', 'event', 'remove']],
  ['one that is closed', stay, { today: LONG_AFTER, canWrite: false }, undefined, undefined, ['event', 'remove']],
  ['a rejected one', aBooking({ status: 'REJECTED' }), {}, undefined, undefined, ['remove']],
  ['an expired one', aBooking({ status: 'REJECTED', outcome: 'EXPIRED' }), {}, undefined, undefined, ['remove']],
  ['a cancelled one', aBooking({ status: 'REJECTED', outcome: 'CANCELLED' }), {}, undefined, undefined, ['remove']],
  ['a block', block, {}, 'unblock', undefined, ['remove']],
  ['what a portal tells of', imported, {}, undefined, undefined, []],
] as const)('%s', (_, booking, facts, filled, outlined, more) => {
  const { filled: first, outlined: second, rest } = listPageActions(booking, { ...quiet, ...facts });
  expect([first, second, rest]).toEqual([filled, outlined, more]);
});
