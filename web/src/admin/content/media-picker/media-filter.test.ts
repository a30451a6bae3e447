import { expect, test } from 'vitest';
import { ANY_IMAGE, COVER_IMAGE, fileOf, matchesFilter } from './media-filter.ts';

const url = '/uploads/terrazza.jpg';

test.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['image/gif', true],
  ['image/webp', false],
])('a cover of type %s: %s', (type, isCover) => {
  expect(matchesFilter(COVER_IMAGE, { contentType: 'image', type, url })).toBe(isCover);
  expect(matchesFilter(ANY_IMAGE, { contentType: 'image', type, url })).toBe(true);
});

test('an address that was typed is no cover: nothing is known of what it leads to', () => {
  expect(matchesFilter(COVER_IMAGE, { url: 'https://example.org/terrazza.jpg' })).toBe(false);
});

test('a list of images shows no video', () => {
  expect(matchesFilter(ANY_IMAGE, { contentType: 'video', type: 'video/mp4', url })).toBe(false);
});

test('what a gallery has already is left out', () => {
  const show = { ...ANY_IMAGE, without: ['terrazza.jpg'] };
  expect(matchesFilter(show, { contentType: 'image', type: 'image/jpeg', url })).toBe(false);
  expect(matchesFilter(show, { contentType: 'image', type: 'image/jpeg', url: '/uploads/baia.jpg' })).toBe(true);
});

test('a file of the library is kept without the path before it', () => {
  expect(fileOf({ url })).toBe('terrazza.jpg');
});
