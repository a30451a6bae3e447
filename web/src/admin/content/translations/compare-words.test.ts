import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareWords, type Piece } from './compare-words.ts';

const format = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

test.each([
  ['si cena tardi.', 'si cena presto.', 'si cena [tardi.]', 'si cena [presto.]'],
  ['una casa', 'una vecchia casa', 'una casa', 'una [vecchia ]casa'],
  ['una vecchia casa', 'una casa', 'una [vecchia ]casa', 'una casa'],
  ['mare e sole', 'mare e sole', 'mare e sole', 'mare e sole'],
  ['', 'nuovo', '', '[nuovo]'],
])('“%s” and “%s” are told apart word by word', (older, newer, gone, come) => {
  const compared = compareWords(older, newer);
  expect([format(compared.older), format(compared.newer)]).toEqual([gone, come]);
});

const anyText = fc
  .array(fc.constantFrom('mare', 'sole', 'vento', 'casa'), { maxLength: 12 })
  .map((words) => words.join(' '));
const join = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');
const keep = (pieces: readonly Piece[]) =>
  join(pieces.filter(({ isChanged }) => !isChanged))
    .replace(/\s+/g, ' ')
    .trim();

test('both texts stay whole, and what did not change is the same in both', () => {
  fc.assert(
    fc.property(anyText, anyText, (before, now) => {
      const { older, newer } = compareWords(before, now);
      expect([join(older), join(newer)]).toEqual([before, now]);
      expect(keep(older)).toBe(keep(newer));
    }),
  );
});
