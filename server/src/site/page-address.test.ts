import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/booking/abc', '/booking/-'],
  ['/booking/7b1f?x=1', '/booking/-'],
  ['/de/booking/%2e%2e', '/de/booking/-'],
  ['/booking', '/booking'],
  ['/booking/', '/booking/'],
  ['/booking/a/b', '/booking/a/b'],
  ['/blog/booking', '/blog/booking'],
])('%s is kept as %s: of stays there is one page, however many are asked for', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
