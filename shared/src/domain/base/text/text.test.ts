import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cleanLine, cleanText, maxUnits, visibleLength, withoutMarks } from './text.ts';

/** Not `binary`, which takes a second to list every character before it picks one. */
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((codePoint) => String.fromCodePoint(codePoint));
const texts = fc.string({ unit: anyCharacter, maxLength: 40 });
const trickyTexts = fc
  .array(
    fc.constantFrom(
      'a',
      'e',
      '\u0301',
      ' ',
      '\n',
      '\r',
      '\t',
      '\0',
      '\u200B',
      '\u200C',
      '\u200D',
      '\uFE0F',
      '\uFE0E',
      '\u202E',
      '\uFEFF',
      '\uD800',
      '\uDC00',
      '❤',
      '👩',
      '🏽',
      '\u115F',
      '\u{E0061}',
      '\u0344',
      'ب',
      '葛',
      '\u{E0100}',
      '\u{1F3F4}',
      '\u00A0',
    ),
    { maxLength: 20 },
  )
  .map((units) => units.join(''));

describe('a cleaned line', () => {
  test.each([
    ['is trimmed', '  Mario Rossi\u00A0\n', 'Mario Rossi'],
    ['is composed', 'Perche\u0301', 'Perché'],
    ['has no line breaks', 'Mario\r\nBcc: x@example.it\u2028y\n\nz', 'Mario Bcc: x@example.it y z'],
    ['has spaces for tabs', 'a\tb', 'a b'],
    ['has no control characters', 'Ma\0r\u0007i\u007Fo\u009B', 'Mario'],
    ['has no characters of no width', 'M\u200Ba\u2060r\uFEFFi\u00ADo', 'Mario'],
    ['has no controls of direction', '\u202Eevil\u202C \u2066x\u2069\u200F\u061C', 'evil x'],
    ['has no fillers', '\u3164\u115F\u1160\uFFA0', ''],
    ['has no halves of characters', 'a\uD83Db\uDE00', 'ab'],
    ['keeps what joins an emoji', '👩🏽‍🚀 ❤️ 🏳️‍🌈 1️⃣', '👩🏽‍🚀 ❤️ 🏳️‍🌈 1️⃣'],
    ['keeps what parts Persian letters', 'می‌خواهم', 'می‌خواهم'],
    ['keeps the flags of England, Scotland and Wales', '🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    [
      'has no words hidden in tags',
      `🏴${'\u{E0061}'.repeat(6)}\u{E007F} 😀\u{E0067}\u{E0062}\u{E0065}\u{E007F}`,
      '🏴 😀',
    ],
    ['keeps how a Chinese letter is drawn', '葛\u{E0100}城 辻\u{E0101}', '葛\u{E0100}城 辻\u{E0101}'],
    ['has one selector a letter, and none after others', '葛\u{E0100}\u{E0101} a\u{E0100}', '葛\u{E0100} a'],
    ['keeps how a Mongolian letter is drawn', 'ᠭ\u180Bᠠ ᠨ\u180Eᠠ', 'ᠭ\u180Bᠠ ᠨ\u180Eᠠ'],
    ['keeps the joiner that ends a Malayalam word', 'അവന്\u200D', 'അവന്\u200D'],
    ['keeps the joiner before a sign of Bengali', 'র\u200D্যাব', 'র\u200D্যাব'],
    ['keeps the joiner that ends a Persian word', 'ه\u200D ه\u200C', 'ه\u200D ه\u200C'],
    ['keeps one joiner there', 'ه\u200D\u200D\u200C', 'ه\u200D'],
    ['loses joiners at its ends and beside spaces', '\u200Da\u200D \u200Cb\u200D\u200D', 'a b'],
    ['keeps spaces as they are', 'a  b', 'a  b'],
    ['keeps marks only as far as they are writing', `a${'\u0316'.repeat(500)}b`, `a${'\u0316'.repeat(30)}b`],
  ])('%s', (_, text, expected) => {
    expect(cleanLine(text)).toBe(expected);
  });
});

describe('cleaned text', () => {
  test('keeps its lines, whatever system wrote them', () => {
    expect(cleanText('\r\nuno\r\ndue\rtre\n\n\tquattro\u2029')).toBe('uno\ndue\ntre\n\n quattro');
  });

  test('does not change when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.oneof(texts, trickyTexts), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('is well formed and without control characters', () => {
    fc.assert(
      fc.property(fc.oneof(texts, trickyTexts), (text) => {
        expect(cleanText(text).isWellFormed()).toBe(true);
        expect(cleanText(text)).not.toMatch(/(?!\n)\p{Cc}/u);
        expect(cleanLine(text)).not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

/** A selector stays behind the ideograph that it is for, a tag in a flag: chance makes none of the latter. */
function cutUnseen(sign: string, at: number, text: string): string {
  const isOfIdeograph = /[\u{E0100}-\u{E01EF}]/u.test(sign) && /\p{Ideographic}$/u.test(text.slice(0, at));
  return isOfIdeograph ? sign : '';
}

/** A reference implementation of cleaning, without regard to speed. */
function cleanAtLeisure(text: string): string {
  return text
    .replace(/\r\n?|[\n\v\f\u0085\u2028\u2029]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n|\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu, cutUnseen)
    .replace(/(?<![\p{L}\p{N}\p{P}\p{S}])[\uFE00-\uFE0F]/gu, '')
    .replace(/(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]|(?<!ب)[\u200C\u200D](?![\p{L}\p{S}])/gu, '')
    .normalize('NFC')
    .trim();
}

/** Marks that are written below and above, so that they have to be put in order, and one that comes apart into two. */
const marks = fc.array(fc.constantFrom('\u0316', '\u0301', '\u0327', '\u0344', '\u0338', '\u05B0'), { maxLength: 400 });
const heaped = fc
  .array(fc.tuple(fc.constantFrom('a', 'é', 'ệ', 'ب', '1', ' ', '\n', '\u200B', '👩\u200D', '\uFE0F'), marks))
  .map((parts) => parts.map(([letter, heap]) => letter + heap.join('')).join(''));

describe('marks', () => {
  afterEach(() => vi.restoreAllMocks());

  test('change nothing in what cleaning means, as long as they are writing', () => {
    fc.assert(
      fc.property(fc.oneof(texts, trickyTexts), (text) => {
        expect(cleanText(text)).toBe(cleanAtLeisure(text));
      }),
      { numRuns: 1000 },
    );
  });

  test('are few when they are put in order, which takes time that grows with the square of their number', () => {
    const ordered = vi.spyOn(String.prototype, 'normalize');
    fc.assert(
      fc.property(heaped, (text) => {
        cleanText(text);
        withoutMarks(text);
      }),
    );
    const longest = ordered.mock.contexts.map((text) => /\p{M}{31}/u.exec(String(text))?.[0]);
    expect(longest.length).toBeGreaterThan(100);
    expect(longest.filter(Boolean)).toEqual([]);
  });

  test('of a megabyte are cleaned before the test ends', () => {
    expect(cleanText(`a${'\u0316\u0301'.repeat(500_000)}`).length).toBeLessThan(32);
    expect(withoutMarks(`É${'\u0316\u0301'.repeat(500_000)}`)).toBe('E');
  });

  test('are cut in the same way when they are cleaned again', () => {
    fc.assert(
      fc.property(heaped, (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

describe('room for a text as it comes', () => {
  test.each([
    ['accents apart from their letters', 'e\u0301'],
    ['Vietnamese taken apart', 'e\u0323\u0302'],
    ['emoji', '🏖️'],
    ['flags', '🇮🇹'],
    ['thumbs of any colour', '👍🏽'],
    ['families', '👩‍👩‍👧‍👦'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ])('is there for %s', (_, character) => {
    expect(visibleLength(character)).toBe(1);
    expect(character.repeat(100).length).toBeLessThanOrEqual(maxUnits(100));
  });
});

describe('the length that a person sees', () => {
  test.each([
    ['', 0],
    ['Mario', 5],
    ['a\nb', 3],
    ['Perché', 6],
    ['Perche\u0301', 6],
    ['👩🏽‍🚀', 1],
    ['👨‍👩‍👧‍👦!', 2],
    ['🇮🇹🇮🇹', 2],
    ['한국어', 3],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿!', 2],
    ['葛\u{E0100}城', 2],
    ['❤️👍🏽', 2],
  ])('of %s is %i, in browsers too that cannot tell characters apart', (text, expected) => {
    expect(visibleLength(text)).toBe(expected);
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(visibleLength(text)).toBe(expected);
    vi.unstubAllGlobals();
  });

  test('is counted no further than is asked for', () => {
    expect(visibleLength('è'.repeat(100), 5)).toBe(5);
    expect(visibleLength('a'.repeat(100), 5)).toBe(5);
    expect(visibleLength('èè', 5)).toBe(2);
  });

  test('grows with what is heaped on one character', () => {
    expect(visibleLength('👩\u200D'.repeat(1000))).toBeGreaterThan(90);
  });
});
