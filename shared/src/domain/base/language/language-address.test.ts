import { expect, test } from 'vitest';
import { addressIn, readLanguage } from './language-address.ts';

test.each([
  ['/', 'en', '/en'],
  ['/booking', 'en', '/en/booking'],
  ['/blog?page=2', 'de', '/de/blog?page=2'],
  ['/blog/?page=2', 'de', '/de/blog/?page=2'],
  ['/?utm=1', 'fr', '/fr?utm=1'],
  ['/#recensioni', 'fr', '/fr#recensioni'],
  ['/blog/in-traghetto', 'it', '/blog/in-traghetto'],
] as const)('%s in %s is %s, and is read back', (address, language, spoken) => {
  expect(addressIn(language, address)).toBe(spoken);
  expect(readLanguage(spoken)).toEqual({ language, address });
});

test.each(['/it', '/it/booking', '/EN/booking', '/english', '/es/booking', '/env', '//en'])(
  '%s has no prefix',
  (address) => {
    expect(readLanguage(address)).toEqual({ language: 'it', address });
  },
);

test('a slash after the prefix is the home page, written otherwise', () => {
  expect(readLanguage('/en/')).toEqual({ language: 'en', address: '/' });
  expect(readLanguage('/en//')).toEqual({ language: 'en', address: '//' });
});
