import { italian } from '@approdo/shared/words/italian';
import { formatMessage } from '@approdo/shared/words/say';
import { expect, test } from 'vitest';
import { findRepeatFault } from './find-repeat-fault.ts';

const DIFFERENT = 'Le due password non corrispondono';

test.each([
  ['', '', 'La password è obbligatoria'],
  ['limoni', '', 'La password è obbligatoria'],
  ['limoni', 'limone', DIFFERENT],
  ['limoni', 'limoni', undefined],
])('after %j a second %j is told %s', (password, confirmPassword, text) => {
  const form = new FormData();
  form.set('password', password);
  form.set('confirmPassword', confirmPassword);
  const { confirmPassword: fault } = findRepeatFault(form, DIFFERENT);
  expect(fault && formatMessage(fault, italian)).toBe(text);
});
