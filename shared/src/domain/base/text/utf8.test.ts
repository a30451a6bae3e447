import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utf8Length } from './utf8.ts';

test('a text takes as many bytes as an encoder writes, halves of pairs too', () => {
  // The last of each length and the first of the next: among all there are, chance finds none of them.
  const borders = fc.constantFrom('\0', '\u007f', '\u0080', '\u07ff', '\u0800', '\uffff', '\u{10000}', '\u{10ffff}');
  const anything = fc.string({ unit: borders });
  fc.assert(
    fc.property(anything, (text) => {
      expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
    }),
  );
  for (const text of ['', 'à€𝄞', '\ud800', 'a\udc00b'])
    expect(utf8Length(text)).toBe(new TextEncoder().encode(text).length);
});
