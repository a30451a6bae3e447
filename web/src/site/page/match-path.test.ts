import { expect, test } from 'vitest';
import { matchPath } from './match-path.ts';

test.each([
  ['/', '/', {}],
  ['/booking', '/booking', {}],
  ['/blog/{slug}', '/blog/estate-2027', { slug: 'estate-2027' }],
  ['/blog/{slug}', '/blog/citt%C3%A0', { slug: 'città' }],
])('%s takes %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});

test.each([
  ['/booking', '/Booking'],
  ['/blog/{slug}', '/blog'],
  ['/blog/{slug}', '/blog/'],
  ['/blog/{slug}', '/blog/a/b'],
  ['/blog/{slug}', '/blog/%E0%A4'],
])('%s does not take %s', (pattern, path) => {
  expect(matchPath(pattern, path)).toBeUndefined();
});
