import { expect, test } from 'vitest';
import { z } from 'zod';
import { createSeal } from './seal.ts';

const secret = 'a secret of the tests, more than 32 bytes long';
const open = (change: object = {}) => createSeal({ secret, purpose: 'tests', shape: z.string(), ...change });

test('what is sealed opens with the same secret, for the same purpose and about the same', () => {
  const sealed = open().seal('parola', 'a');
  expect(open().open(sealed, 'a')).toBe('parola');
  expect(JSON.stringify(sealed)).not.toContain('parola');
  expect(open().open(sealed, 'b')).toBeUndefined();
  expect(open().open(sealed)).toBeUndefined();
  expect(open({ purpose: 'others' }).open(sealed, 'a')).toBeUndefined();
  expect(open({ secret: `${secret}!` }).open(sealed, 'a')).toBeUndefined();
  expect(open().open({ ...sealed, text: open().seal('altra', 'a').text }, 'a')).toBeUndefined();
});

test('what was sealed about nothing, as ever, opens so', () => {
  expect(open().open(open().seal('parola'))).toBe('parola');
});
