import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReservedSlug, isSlug } from '../../base/text/slug.ts';
import { visibleLength } from '../../base/text/text.ts';
import { adaptSlug, adaptTitle, cutAtWord, excerptOf } from './adapt-text.ts';

const day = '2021-05-03';
const ADAPTED = ['Titolo adattato'];

const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', minLength: 150, maxLength: 600 }),
  fc.array(fc.string({ unit: 'grapheme-ascii' }), { maxLength: 100 }).map((words) => words.join(' ')),
);

describe('a title', () => {
  test('that is long enough stays, as one line', () => {
    expect(adaptTitle(' Il mare\nd’inverno ', { day, number: 1 })).toEqual({ text: 'Il mare d’inverno', warnings: [] });
    expect(adaptTitle('Tutti', { day, number: 1 })).toEqual({ text: 'Tutti', warnings: [] });
    expect(adaptTitle('è'.repeat(200), { day, number: 1 })).toEqual({ text: 'è'.repeat(200), warnings: [] });
  });

  test.each([
    ['', 'Senza titolo 3'],
    [' \n', 'Senza titolo 3'],
    ['Mare', 'Mare – 2021'],
    ['M', 'M – 2021'],
    [`${'parola '.repeat(28)}parole parole`, `${'parola '.repeat(28).trim()}…`],
    ['a'.repeat(201), `${'a'.repeat(199)}…`],
  ])('%j becomes %j', (title, text) => {
    expect(adaptTitle(title, { day, number: 3 })).toEqual({ text, warnings: ADAPTED });
  });

  test('is always within bounds', () => {
    fc.assert(
      fc.property(texts, (title) => {
        const length = visibleLength(adaptTitle(title, { day, number: 1 }).text);
        expect(length).toBeGreaterThanOrEqual(5);
        expect(length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('an excerpt', () => {
  const text = 'Il mare d’inverno '.repeat(20);

  test('is the first description that says something', () => {
    expect(excerptOf({ descriptions: ['', ' Scritto\na mano ', 'Da Yoast'], text, day })).toBe('Scritto a mano');
  });

  test('is else the text’s first 160 characters, cut at a word', () => {
    expect(excerptOf({ descriptions: [''], text, day })).toBe(`${'Il mare d’inverno '.repeat(8)}Il mare`);
    expect(excerptOf({ descriptions: [], text: 'Il mare d’inverno', day })).toBe('Il mare d’inverno');
  });

  test('under ten characters says the date', () => {
    expect(excerptOf({ descriptions: [], text: '', day })).toBe('Articolo del 3 maggio 2021');
    expect(excerptOf({ descriptions: ['Breve'], text, day })).toBe('Articolo del 3 maggio 2021');
    expect(excerptOf({ descriptions: [], text: 'Il mare', day: '2021-05-08' })).toBe('Articolo dell’8 maggio 2021');
  });

  test('is always within bounds', () => {
    fc.assert(
      fc.property(texts, texts, (own, body) => {
        const length = visibleLength(excerptOf({ descriptions: [own], text: body, day }));
        expect(length).toBeGreaterThanOrEqual(10);
        expect(length).toBeLessThanOrEqual(500);
      }),
    );
  });
});

test.each([
  ['uno due', 7, 'uno due'],
  ['uno due tre', 7, 'uno due'],
  ['uno due tre', 8, 'uno due'],
  ['uno due tre', 6, 'uno'],
  ['parolona', 4, 'paro'],
  ['🏖️🏖️', 2, '🏖️🏖️'],
])('%j cut to %i characters is %j', (line, max, cut) => {
  expect(cutAtWord(line, max)).toBe(cut);
});

describe('a slug', () => {
  const taken = new Set(['il-mare', 'il-mare-2', 'informativa-privacy']);

  test.each([
    ['il-faro', 'il-faro'],
    ['Città', 'citta'],
    ['citt%c3%a0', 'citta'],
    ['50%', '50'],
    ['', 'il-titolo'],
    ['日本', 'il-titolo'],
  ])('%j is %j without a warning', (slug, text) => {
    expect(adaptSlug({ slug, title: 'Il titolo', kind: 'POST', taken })).toEqual({ text, warnings: [] });
  });

  test.each([
    ['il-mare', 'il-mare-3'],
    ['all', 'all-2'],
    ['informativa-privacy', 'informativa-privacy-2'],
  ])('%j that is taken, reserved or fixed becomes %j, and the owner is told', (slug, text) => {
    const warnings = [`Lo slug «${slug}» c’è già: diventa «${text}»`];
    expect(adaptSlug({ slug, title: '', kind: 'POST', taken })).toEqual({ text, warnings });
  });

  test('of a page under five characters has `pagina-` before it', () => {
    expect(adaptSlug({ slug: 'noi', title: 'Noi', kind: 'PAGE', taken }).text).toBe('pagina-noi');
    expect(adaptSlug({ slug: 'mare5', title: '', kind: 'PAGE', taken }).text).toBe('mare5');
    expect(adaptSlug({ slug: 'noi', title: 'Noi', kind: 'POST', taken }).text).toBe('noi');
  });

  test('is there even without letters', () => {
    expect(adaptSlug({ slug: '', title: '!', kind: 'POST', taken }).text).toBe('senza-titolo');
  });

  test('is always one that can be given, and is free', () => {
    const words = fc.constantFrom('all', 'il-mare', '%', '%C3%A0', '日', '');
    const kinds = fc.constantFrom<'POST' | 'PAGE'>('POST', 'PAGE');
    fc.assert(
      fc.property(fc.oneof(texts, words), texts, kinds, (slug, title, kind) => {
        const { text } = adaptSlug({ slug, title, kind, taken });
        expect(isSlug(text)).toBe(true);
        expect(isReservedSlug(text) || taken.has(text)).toBe(false);
        if (kind === 'PAGE') expect(text.length).toBeGreaterThanOrEqual(5);
      }),
    );
  });
});

test.each(['a', ' ', 'a ', '-a', '%20', '\u0301'])('a megabyte of %j is adapted before the test ends', (part) => {
  const text = part.repeat(1_000_000 / part.length);
  expect(visibleLength(adaptTitle(text, { day, number: 1 }).text)).toBeLessThanOrEqual(200);
  expect(visibleLength(excerptOf({ descriptions: [text], text, day }))).toBeLessThanOrEqual(500);
  expect(isSlug(adaptSlug({ slug: text, title: text, kind: 'POST', taken: new Set() }).text)).toBe(true);
});
