import { expect, test } from 'vitest';
import { LONGEST_SEARCH, searchHelp } from './search-help.ts';

const CONTENTS = {
  prices: {
    content:
      '<p>I prezzi valgono ogni anno.</p><h2>Città e mare</h2><p>La <strong>Pulizia</strong> finale &amp; il resto.</p><ul><li><p>Un punto dell’elenco</p></li></ul>',
  },
  mail: { content: '<h2>Pulizia</h2><p>Niente di che.</p>' },
};

function search(words: string) {
  return searchHelp(CONTENTS, ['prices', 'mail'], words).map(({ page, section, pieces }) => [
    page,
    section,
    pieces.join('|'),
  ]);
}

test('a paragraph is found by its words, with the heading above it', () => {
  expect(search('valgono')).toEqual([['prices', undefined, 'I prezzi |valgono| ogni anno.']]);
  expect(search('finale')).toEqual([['prices', 'Città e mare', 'La Pulizia |finale| & il resto.']]);
});

test('accents, capitals and the kind of apostrophe do not matter', () => {
  expect(search('CITTA finale')).toHaveLength(1);
  expect(search('cittá FINALE')).toHaveLength(1);
  expect(search("dell'elenco")).toEqual([['prices', 'Città e mare', 'Un punto |dell’elenco']]);
});

test('a word is found by how it begins, and not by its middle', () => {
  expect(search('eleNC')).toEqual([['prices', 'Città e mare', 'Un punto dell’|elenc|o']]);
  expect(search('ulizia')).toEqual([]);
});

test('a letter and its accent may come apart', () => {
  expect(search('citta\u0300 finale')).toHaveLength(1);
});

test('all words are wanted, in any order', () => {
  expect(search('resto pulizia')).toEqual([['prices', 'Città e mare', 'La |Pulizia| finale & il |resto|.']]);
  expect(search('resto gatto')).toEqual([]);
});

test('what stands under a fitting heading comes first', () => {
  expect(search('pulizia').map(([page]) => page)).toEqual(['mail', 'prices']);
});

test('a point is found once', () => {
  expect(search('punto')).toHaveLength(1);
});

test('nothing is sought by nothing, and no more than a question', () => {
  expect(search('   ')).toEqual([]);
  expect(search(`${' '.repeat(LONGEST_SEARCH)}valgono`)).toEqual([]);
  expect(search('<script>')).toEqual([]);
  expect(search('.*')).toEqual([]);
});

test('what a word has in it stays a word', () => {
  expect(search('🏠')).toEqual([]);
});
