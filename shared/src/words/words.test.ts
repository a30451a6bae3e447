import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../domain/language/language.ts';
import { keyOf, say, word, wordAll } from './say.ts';
import { WORDS } from './words.ts';

describe('what is said by key', () => {
  test('is worded in the language of whoever reads it, with its values', () => {
    const said = say('tooLong', { max: 30 });
    expect(LANGUAGES.map((language) => word(said, WORDS[language]))).toEqual([
      'Al massimo 30 caratteri',
      'At most 30 characters',
      'Höchstens 30 Zeichen',
      '30 caractères au maximum',
    ]);
    expect(keyOf(said)).toBe('tooLong');
  });

  test('is worded wherever it stands in a value, and nothing else of it changes', () => {
    const value = {
      error: say('notFound'),
      fields: { a: say('tooShort', { min: 2 }) },
      usedIn: [{ title: 'Il mare' }, 7, null],
    };
    expect(wordAll(value, WORDS.it)).toEqual({
      error: 'Non trovato',
      fields: { a: 'Almeno 2 caratteri' },
      usedIn: [{ title: 'Il mare' }, 7, null],
    });
  });

  test('stands for itself where a page lacks the words', () => {
    expect(word(say('linkExpired'), {})).toBe('linkExpired');
  });

  test.each(['Il mare', '', 'tooLong', '{max}', 'toString'])('is no plain text, as %j', (text) => {
    expect(word(text, WORDS.en)).toBe(text);
    expect(keyOf(text)).toBeUndefined();
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  test.each(Object.entries(WORDS[language]))('%s are there, and show each value', (_, wording) => {
    if (typeof wording === 'string') expect(wording.trim()).not.toBe('');
    else {
      const asked = new Set<string>();
      const marks: object = new Proxy({}, { get: (_, name) => asked.add(String(name)) && `⟦${String(name)}⟧` });
      // Whatever it wants, the mark of its name is written in its place.
      const written = (wording as (values: object) => string)(marks);
      expect(asked.size).toBeGreaterThan(0);
      for (const name of asked) expect(written).toContain(`⟦${name}⟧`);
    }
  });
});
