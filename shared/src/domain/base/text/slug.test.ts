import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldToSlug, isReservedSlug, isSlug, nextFreeSlug, SLUG_MAX_LENGTH, suggestSlug } from './slug.ts';

describe('a slug', () => {
  test.each(['a', '2026', 'dove-siamo', 'informativa-privacy', 'a--b', 'all', 'a'.repeat(200)])('is %s', (text) => {
    expect(isSlug(text)).toBe(true);
  });

  test.each(['', '-', 'Dove', 'perché', 'a b', 'a_b', 'a/b', '../a', 'a.b', 'a\n', 'a'.repeat(201)])(
    'is not %j',
    (text) => {
      expect(isSlug(text)).toBe(false);
    },
  );
});

describe('the slug for a title', () => {
  test.each([
    ['Perché l’isola d’Elba è così?', 'perche-l-isola-d-elba-e-cosi'],
    ["L'estate, 2026!", 'l-estate-2026'],
    ['Città — Più caffè', 'citta-piu-caffe'],
    ['Mare & Sole', 'mare-e-sole'],
    ['Œuvre, Straße, Smørrebrød, Łódź, Æther', 'oeuvre-strasse-smorrebrod-lodz-aether'],
    ['ＡＢＣ ﬁori ②', 'abc-fiori-2'],
    ['№ 5', 'no-5'],
    ['𝓒𝓪𝓼𝓪 𝐀𝐌𝐀', 'casa-ama'],
    ['ⒶⒷ Ⅻ', 'ab-xii'],
    ['İstanbul STRAẞE', 'istanbul-strasse'],
    ['  --Già--  ', 'gia'],
    ['ALL', 'all-1'],
    ['all!', 'all-1'],
    ['海', 'senza-titolo'],
    ['', 'senza-titolo'],
    [`${'a'.repeat(199)} bcd`, 'a'.repeat(199)],
  ])('%j is %s', (title, expected) => {
    expect(suggestSlug(title)).toBe(expected);
  });

  test('is always a slug that may be used, and its own suggestion', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
        const slug = suggestSlug(title);
        expect(isSlug(slug)).toBe(true);
        expect(isReservedSlug(slug)).toBe(false);
        expect(suggestSlug(slug)).toBe(slug);
      }),
    );
  });
});

test('what is folded to a slug may be reserved or empty', () => {
  expect(['Più caffè', 'ALL', '海', ''].map(foldToSlug)).toEqual(['piu-caffe', 'all', '', '']);
});

describe('a slug that is taken', () => {
  test('gets the next free number', () => {
    expect(nextFreeSlug('estate', new Set())).toBe('estate');
    expect(nextFreeSlug('estate', new Set(['estate']))).toBe('estate-2');
    expect(nextFreeSlug('estate', new Set(['estate', 'estate-2', 'estate-4']))).toBe('estate-3');
  });

  test('stays within its length', () => {
    const long = 'a'.repeat(SLUG_MAX_LENGTH);
    const free = nextFreeSlug(long, new Set([long]));
    expect(free).toBe(`${'a'.repeat(198)}-2`);
    expect(isSlug(free)).toBe(true);
  });
});
