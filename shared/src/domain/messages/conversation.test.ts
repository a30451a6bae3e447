import { expect, test } from 'vitest';
import { isConversationOpen } from './conversation.ts';

const stay = {
  startDate: '2027-06-12',
  endDate: '2027-06-19',
  status: 'CONFIRMED',
  isBlocked: false,
  hasAccount: true,
} as const;

test.each([
  ['a request that waits', { status: 'PENDING' }, true],
  ['a stay that stands', {}, true],
  ['a stay whose guest has no account any more, and is written to', { hasAccount: false }, true],
  ['a request of nobody, who could not be written to', { status: 'PENDING', hasAccount: false }, false],
  ['what was refused or called off', { status: 'REJECTED' }, false],
  ['closed days', { status: 'NOT_AVAILABLE', isBlocked: true }, false],
] as const)('whether one writes of %s', (_, change, isOpen) => {
  expect(isConversationOpen({ ...stay, ...change }, '2027-06-01')).toBe(isOpen);
});

test('one writes until thirty days after the departure', () => {
  expect(isConversationOpen(stay, '2027-07-19')).toBe(true);
  expect(isConversationOpen(stay, '2027-07-20')).toBe(false);
});
