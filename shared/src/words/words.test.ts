import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../domain/base/language/language.ts';
import * as catalogues from './catalogues/it/all.ts';
import * as ofOwners from './catalogues/it/owners.ts';
import { formatMessage, formatMessages, say } from './say.ts';
import { REFUSAL_WORDS, WORDS } from './words.ts';

describe('what is said by key', () => {
  test('is worded in the language of whoever reads it, with its values', () => {
    const message = say('tooLong', { max: 30 });
    expect(LANGUAGES.map((language) => formatMessage(message, WORDS[language]))).toEqual([
      'Al massimo 30 caratteri',
      'At most 30 characters',
      'Höchstens 30 Zeichen',
      '30 caractères au maximum',
    ]);
  });

  test('is worded beside what the owner says in her own words, and what is not said is left out', () => {
    const sayings = { a: say('tooShort', { min: 2 }), b: 'Scegli un giorno', c: undefined };
    expect(formatMessages(sayings, WORDS.en)).toEqual({ a: 'At least 2 characters', b: 'Scegli un giorno' });
  });

  test('stands for itself where a page lacks the words', () => {
    expect(formatMessage(say('linkExpired'), {})).toBe('linkExpired');
  });

  test.each(['Il mare', '', 'tooLong', '{max}', 'toString'])('is no plain text, as %j', (text) => {
    expect(formatMessage(text, WORDS.en)).toBe(text);
  });
});

test('no two catalogues have the same key', () => {
  const all = [...Object.values(catalogues), ...Object.values(ofOwners)];
  const keys = all.flatMap((catalogue) => Object.keys(catalogue));
  expect(new Set(keys).size).toBe(keys.length);
  expect(Object.keys(REFUSAL_WORDS.it).toSorted()).toEqual(keys.toSorted());
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  test.each(Object.entries(REFUSAL_WORDS[language]))('%s are there, and show each value', (_, wording) => {
    if (typeof wording === 'string') expect(wording.trim()).not.toBe('');
    else {
      const readNames = new Set<string>();
      const marks: object = new Proxy({}, { get: (_, name) => readNames.add(String(name)) && `⟦${String(name)}⟧` });
      // Each value that the text takes is replaced by a mark with its name.
      const written = (wording as (values: object) => string)(marks);
      expect(readNames.size).toBeGreaterThan(0);
      for (const name of readNames) expect(written).toContain(`⟦${name}⟧`);
    }
  });
});
