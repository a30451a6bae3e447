import { expect, test } from 'vitest';
import { fitWithin } from './shrink-photo.ts';

test.each([
  ['a photo of a phone', { width: 4032, height: 3024 }, { width: 2000, height: 1500 }],
  ['one that stands', { width: 3024, height: 4032 }, { width: 1500, height: 2000 }],
  ['one that is small enough', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['a line', { width: 8000, height: 1 }, { width: 2000, height: 1 }],
])('%s fits into 2000 pixels, of the same form', (_what, sides, fitted) => {
  expect(fitWithin(sides, 2000)).toEqual(fitted);
});
