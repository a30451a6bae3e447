import { expect, test } from 'vitest';
import { readLinkAddress } from './content-link.ts';

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  [' tel:+39070123456 ', 'tel:+39070123456'],
  ['/booking', '/booking'],
  ['#prezzi', '#prezzi'],
  ['www.example.com/mare', 'https://www.example.com/mare'],
  ['ada@example.com', 'mailto:ada@example.com'],
])('%s leads to %s', (written, address) => {
  expect(readLinkAddress(written)).toBe(address);
});

test.each([
  '',
  'mare',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
])('%j is refused', (written) => {
  expect(readLinkAddress(written)).toBeUndefined();
});
