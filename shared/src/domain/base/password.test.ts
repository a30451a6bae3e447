import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '../../words/say.ts';
import { findPasswordFault, normalizePassword } from './password.ts';

const TOO_SHORT = say('newPasswordTooShort', { min: 6 });
const TOO_LONG = say('newPasswordTooLong', { bytes: 72 });

describe('a new password', () => {
  test.each([
    'segret',
    '      ',
    'àèìòùé',
    '🔑🔑🔑🔑🔑🔑',
    'a'.repeat(72),
    'è'.repeat(36),
    '€'.repeat(24),
    '🔑'.repeat(18),
    'è'.repeat(36).normalize('NFD'),
    '\u0390'.repeat(36).normalize('NFD'),
    '\u1f82'.repeat(24).normalize('NFD'),
  ])('may be %j', (password) => {
    expect(findPasswordFault(password)).toBeUndefined();
  });

  test.each(['', 'corta', '🔑🔑🔑', 'caffè'.normalize('NFD')])('is too short as %j', (password) => {
    expect(findPasswordFault(password)).toEqual(TOO_SHORT);
  });

  test.each([
    'a'.repeat(73),
    `a${'è'.repeat(36)}`,
    `${'€'.repeat(24)}a`,
    '🔑'.repeat(19),
    '\u0080'.repeat(37),
    '\u0800'.repeat(25),
    'è'.repeat(37).normalize('NFD'),
    `aaaaaa${'\u0301'.repeat(1_000_000)}`,
  ])('is too long as %j', (password) => {
    expect(findPasswordFault(password)).toEqual(TOO_LONG);
  });

  test('is measured in the bytes that the hash will read', () => {
    const characters = fc.constantFrom('a', 'è', 'è'.normalize('NFD'), '\u1f82'.normalize('NFD'), '€', '🔑');
    fc.assert(
      fc.property(fc.string({ unit: characters, minLength: 6, maxLength: 80 }), (password) => {
        const isTooLong = new TextEncoder().encode(normalizePassword(password)).length > 72;
        const isTooShort = [...normalizePassword(password)].length < 6;
        expect(findPasswordFault(password) !== undefined).toBe(isTooLong || isTooShort);
      }),
    );
  });

  test('is the same however its accents are typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (password) => {
        const [mac, windows] = [password.normalize('NFD'), password.normalize('NFC')];
        expect(normalizePassword(mac)).toBe(normalizePassword(windows));
        expect(findPasswordFault(mac)).toEqual(findPasswordFault(windows));
      }),
    );
  });
});
