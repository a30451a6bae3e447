import { expect, test } from 'vitest';
import { isAccessToken, mayCall } from './token-scope.ts';

test('a call is open to a token that has one of the scopes that it takes, and shut where it takes none', () => {
  expect(mayCall(['READ_CALENDAR'], ['READ_CALENDAR', 'READ_BOOKINGS'])).toBe(true);
  expect(mayCall(['READ_BOOKINGS', 'WRITE_DOOR_CODE'], ['WRITE_DOOR_CODE'])).toBe(true);
  expect(mayCall(['READ_CALENDAR'], ['TAKE_BACKUP'])).toBe(false);
  expect(mayCall(['READ_CALENDAR'], undefined)).toBe(false);
  expect(mayCall([], ['READ_CALENDAR'])).toBe(false);
});

test.each([
  [`apt_${'a'.repeat(43)}`, true],
  [`apt_${'A-_9'.repeat(10)}abc`, true],
  [`apt_${'a'.repeat(42)}`, false],
  [`apt_${'a'.repeat(44)}`, false],
  [`apt_${'a'.repeat(42)}+`, false],
  [`APT_${'a'.repeat(43)}`, false],
  [`apt_${'a'.repeat(43)}\n`, false],
  ['a'.repeat(43), false],
])('%j is an access token by its looks: %s', (text, expected) => {
  expect(isAccessToken(text)).toBe(expected);
});
