import { expect, it } from 'vitest';
import { isMasked, maskNumber } from './mask-number.ts';

it.each([
  ['AB1234567', '••••••567'],
  ['1234', '•234'],
  ['123', '•••'],
  ['1', '•'],
  ['', ''],
])('the number %j is shown as %j', (number, masked) => {
  expect(maskNumber(number)).toBe(masked);
  expect(isMasked(masked)).toBe(number !== '');
  expect(isMasked(number)).toBe(false);
});
