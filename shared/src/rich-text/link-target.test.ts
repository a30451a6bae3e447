import { expect, test } from 'vitest';
import { isContentLink, linkSchemes } from './link-target.ts';

test.each([
  ...linkSchemes.map((scheme) => `${scheme}:qualcosa`),
  'https://example.com/a?b=c#d',
  'MAILTO:ada@example.com?subject=Due%20parole',
  'tel:+39 081 123',
  '/blog/il-mare',
  '/',
  '#in-fondo',
])('%s may be linked', (target) => {
  expect(isContentLink(target)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  '//evil.example',
  '/\\evil.example',
  '/%2F/evil.example',
  'https:\\\\evil.example',
  'http:',
  'example.com',
  '',
  `https://example.com/${'a'.repeat(2000)}`,
])('%j may not', (target) => {
  expect(isContentLink(target)).toBe(false);
});
