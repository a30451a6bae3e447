import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSafeLink, localPathOrHome } from './link.ts';

const LOCAL = [
  '/',
  '/booking',
  '/pages/dove-siamo#mappa',
  '/blog?page=2',
  '/booking?next=//x',
  '/gallery?q=%2F%2Fx',
  '/blog/perch%C3%A9',
  '/admin/bookings?day=2026-11-21',
];

const LEAVING = [
  '//x',
  '///x',
  '/\\x',
  '\\\\x',
  '\\/x',
  '/..//x',
  '/.//x',
  '/a/..//x',
  '/%2e%2e//x',
  '/%2F/x',
  '/%2f%2fx',
  '/%252F/x',
  '/%25252F%25252Fx',
  '/%5Cx',
  '/..%5c/x',
  '/%09/x',
  '/%0a/x',
  '/\t/x',
  '/\n/x',
  '/\r\n/x',
  '/\0x',
  '/%',
  '/%zz',
  `/${'%25'.repeat(9)}2fx`,
  '',
  ' //x',
  ' /x',
  'x',
  '.',
  '?x',
  '#x',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http:x',
  'https:///x',
  'https://',
  'https:\\\\x',
  'ftp://x.example',
  'mailto:',
  'tel:',
  'https://x.example/a b',
  'https://x.example\\@y.example',
];

const SAFE_ELSEWHERE = [
  'https://example.it',
  'HTTP://example.it/a?b#c',
  'https://example.it:8443/perché',
  'mailto:casa@example.it',
  'tel:+390123456789',
];

describe('a link', () => {
  test.each([...LOCAL, ...SAFE_ELSEWHERE])('may be %j', (text) => {
    expect(isSafeLink(text)).toBe(true);
  });

  test.each(LEAVING)('may not be %j', (text) => {
    expect(isSafeLink(text)).toBe(false);
  });

  test('of a megabyte is judged at once', () => {
    expect(isSafeLink(`https://${'a'.repeat(1_000_000)} `)).toBe(false);
    expect(isSafeLink(`/${'%25'.repeat(300_000)}`)).toBe(false);
  });
});

describe('the way back after signing in', () => {
  test.each(LOCAL)('is %j', (from) => {
    expect(localPathOrHome(from)).toBe(from);
  });

  test.each([...LEAVING, ...SAFE_ELSEWHERE])('is home instead of %j', (from) => {
    expect(localPathOrHome(from)).toBe('/');
  });

  test('is home where nothing was remembered', () => {
    expect(localPathOrHome(null)).toBe('/');
    expect(localPathOrHome(undefined)).toBe('/');
  });

  test('never leaves the site, nor does it so after it is resolved or decoded', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      'x',
      '%2f',
      '%5c',
      '%2e',
      '%25',
      '\t',
      '\n',
      ':',
      '@',
      '?',
      '#',
      ' ',
    );
    const site = 'https://casa.example';
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 10 }), (some) => {
        const path = localPathOrHome(`/${some.join('')}`);
        const first = new URL(path, site);
        expect(first.origin).toBe(site);
        expect(new URL(first.pathname, site).origin).toBe(site);
        expect(new URL(decodeURIComponent(first.pathname), site).origin).toBe(site);
      }),
      { numRuns: 5000 },
    );
  });
});
