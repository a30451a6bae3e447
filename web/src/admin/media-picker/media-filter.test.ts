import { expect, test } from 'vitest';
import { ANY_IMAGE, COVER_IMAGE, isFoundBy, isShownBy } from './media-filter.ts';

const terrace = { name: 'Terrazza', caption: 'La sera, perché no', alt: 'Due sedie davanti al mare' };

test.each(['', '  ', 'terr', 'PERCHE', 'mare sedie'])('"%s" finds it', (search) => {
  expect(isFoundBy(search, terrace)).toBe(true);
});

test.each(['cucina', 'terrazza cucina'])('"%s" does not', (search) => {
  expect(isFoundBy(search, terrace)).toBe(false);
});

test.each([
  ['image/jpeg', true],
  ['image/png', true],
  ['image/gif', true],
  ['image/webp', false],
])('a cover of type %s: %s', (type, isCover) => {
  expect(isShownBy(COVER_IMAGE, { contentType: 'image', type })).toBe(isCover);
  expect(isShownBy(ANY_IMAGE, { contentType: 'image', type })).toBe(true);
});

test('a list of images shows no video', () => {
  expect(isShownBy(ANY_IMAGE, { contentType: 'video', type: 'video/mp4' })).toBe(false);
});
