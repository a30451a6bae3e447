import { describe, expect, test } from 'vitest';
import { WORDS } from '../words.ts';
import { findLooseMarks } from './loose-marks.ts';

describe('a mark of a French text', () => {
  test.each(['Total : 5', 'Total: 5', 'Merci !', 'Merci!', 'Vous ?', 'ici ; là', '« non\u00A0»', '«\u00A0non »'])(
    'is loose in %j',
    (text) => {
      expect(findLooseMarks(text)).toHaveLength(1);
    },
  );

  test.each([
    'Total\u00A0: 5',
    'Merci\u202F!',
    '«\u00A0oui\u00A0»',
    '18:30',
    'https://a.example/?b',
    '<a style="a:b">c</a>',
  ])('is none, or keeps to its word, in %j', (text) => {
    expect(findLooseMarks(text)).toEqual([]);
  });
});

test('no line of the French words can begin with a mark', () => {
  const marked = new Proxy({}, { get: () => '⟦⟧' });
  for (const [key, wording] of Object.entries(WORDS.fr)) {
    // Each value that the text takes is replaced by a mark.
    const filled = typeof wording === 'string' ? wording : (wording as (values: object) => string)(marked);
    expect(findLooseMarks(filled), key).toEqual([]);
  }
});
