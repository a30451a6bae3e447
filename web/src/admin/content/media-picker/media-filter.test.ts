import { expect, test } from 'vitest';
import { ANY_IMAGE, COVER_IMAGE, fileOf, matchesFilter } from './media-filter.ts';

test.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['image/gif', true],
  ['image/webp', false],
])('a cover of type %s: %s', (type, isCover) => {
  expect(matchesFilter(COVER_IMAGE, { contentType: 'image', type })).toBe(isCover);
  expect(matchesFilter(ANY_IMAGE, { contentType: 'image', type })).toBe(true);
});

test('an address that was typed is no cover: nothing is known of what it leads to', () => {
  expect(matchesFilter(COVER_IMAGE, {})).toBe(false);
});

test('a list of images shows no video', () => {
  expect(matchesFilter(ANY_IMAGE, { contentType: 'video', type: 'video/mp4' })).toBe(false);
});

test('a file of the library is kept without the path before it', () => {
  expect(fileOf({ url: '/uploads/terrazza.jpg' })).toBe('terrazza.jpg');
});
