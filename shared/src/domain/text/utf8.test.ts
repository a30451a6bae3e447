import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Length } from './utf8.ts';

test('a text takes as many bytes as an encoder writes, halves of pairs too', () => {
  const anything = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(anything, (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
  for (const text of ['', 'à€𝄞', '\ud800', 'a\udc00b'])
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
});
