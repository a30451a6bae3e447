import { fieldsOf } from '@approdo/shared/contract/base/problem';
import { expect, test } from 'vitest';
import { findMissing, provedRestoreFields, restoreFields } from './restore-form.tsx';

const password = 'limoni e vento';

test.each(['', 'ripristino', 'sì'])('nothing is restored on the word "%s"', (confirmation) => {
  const read = restoreFields.safeParse({ password, confirmation });
  expect(read.error && fieldsOf(read.error)).toEqual({ confirmation: 'Scrivi RIPRISTINA' });
});

test.each(['RIPRISTINA', ' Ripristina '])('the word is understood as "%s"', (confirmation) => {
  expect(restoreFields.safeParse({ password, confirmation }).success).toBe(true);
});

test('nothing is restored without the password', () => {
  const read = restoreFields.safeParse({ password: '', confirmation: 'RIPRISTINA' });
  expect(read.error && Object.keys(fieldsOf(read.error))).toEqual(['password']);
});

test('what is still to be typed is said, first the word and then the password', () => {
  expect(findMissing({ confirmation: 'RIPRIS', password: '' }, true)).toBe('Scrivi RIPRISTINA');
  expect(findMissing({ confirmation: 'RIPRISTINA', password: '' }, true)).toBe('Scrivi la tua password');
  expect(findMissing({ confirmation: 'ripristina ', password }, true)).toBeUndefined();
});

test('of whoever has a second proof no password is asked for', () => {
  expect(findMissing({ confirmation: 'RIPRISTINA', password: '' }, false)).toBeUndefined();
  expect(provedRestoreFields.safeParse({ confirmation: 'RIPRISTINA', password: '' }).success).toBe(true);
});
