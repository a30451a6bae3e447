import { expect, test } from 'vitest';
import { dayAfterKey } from './day-keys.ts';

test.each([
  ['ArrowLeft', false, '2027-06-15'],
  ['ArrowRight', false, '2027-06-17'],
  ['ArrowUp', false, '2027-06-09'],
  ['ArrowDown', false, '2027-06-23'],
  ['Home', false, '2027-06-13'],
  ['End', false, '2027-06-19'],
  ['PageUp', false, '2027-05-16'],
  ['PageDown', false, '2027-07-16'],
  ['PageUp', true, '2026-06-16'],
  ['PageDown', true, '2028-06-16'],
])('%s (shift: %s) leads from Wednesday, 16 June 2027, to %s', (key, shiftKey, day) => {
  expect(dayAfterKey('2027-06-16', { key, shiftKey }, 'it')).toBe(day);
});

test.each(['de', 'fr'] as const)(
  'in %s the week of that day begins with a Monday and ends with a Sunday',
  (language) => {
    expect(dayAfterKey('2027-06-16', { key: 'Home', shiftKey: false }, language)).toBe('2027-06-14');
    expect(dayAfterKey('2027-06-16', { key: 'End', shiftKey: false }, language)).toBe('2027-06-20');
  },
);

test('other keys lead nowhere', () => {
  expect(dayAfterKey('2027-06-16', { key: 'a', shiftKey: false }, 'it')).toBeUndefined();
});
