/** Line breaks of every system, those of Unicode too. */
const LINE_BREAK = /\r\n?|[\n-\f\u0085\u2028\u2029]/gu;

/**
 * What nobody sees: control characters, halves of surrogate pairs, and what Unicode lets a font ignore
 * (zero-width, bidi controls, fillers, tags). Joiners and variation selectors are judged by their neighbours.
 */
const UNSEEN = /(?!\n|\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A variation selector that follows no character of its own. */
const IDLE_SELECTOR = /(?<![\p{L}\p{N}\p{P}\p{S}])[\uFE00-\uFE0F]/gu;

/** A joiner that does not stand between two characters, as it does in emoji and in Persian. */
const IDLE_JOINER = /(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{S}])/gu;

/** What is longer than 30 combining marks is no writing, says Unicode's Stream-Safe Text Format (UAX 15). */
const RUN_OF_MARKS = /(\p{M}{1,30})\p{M}*/gu;

const ANY_MARKS = /\p{M}+/gu;

/** UTF-16 units of one character at most; the longest emoji in use have about half. */
const UNITS_PER_CHARACTER = 32;

/** One line of text: NFC, trimmed, without what nobody sees; line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ');
}

/** Text of several lines: NFC, trimmed, without what nobody sees; line breaks become `\n`, tabs spaces. */
export function cleanText(text: string): string {
  const seen = text
    .replace(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .replace(IDLE_SELECTOR, '')
    .replace(IDLE_JOINER, '');
  // Putting marks in order takes time that grows with the square of their run, and can take one apart into two.
  return cutMarks(cutMarks(seen).normalize('NFC')).trim();
}

/** How many characters a person sees, counted no further than `most`: an accented letter or an emoji is one, however it is written. */
export function visibleLength(text: string, most = Number.POSITIVE_INFINITY): number {
  if (/^[\x20-\x7E\n]*$/.test(text)) return Math.min(text.length, most);
  segmenter ??= new Intl.Segmenter('it', { granularity: 'grapheme' });
  let length = 0;
  for (const { segment } of segmenter.segment(text)) {
    length += Math.ceil(segment.length / UNITS_PER_CHARACTER);
    if (length >= most) return most;
  }
  return length;
}

/** The text with its letters bare of accents, for comparing; other signs become what they are alike to (NFKD). */
export function withoutMarks(text: string): string {
  return text.replace(ANY_MARKS, '').normalize('NFKD').replace(ANY_MARKS, '');
}

/**
 * How many UTF-16 units a text may come in that is to have so many characters: accents apart from their letters, emoji of
 * families and astronauts, of which one takes up to twelve, and what surrounds it and is cut off fit.
 */
export function mostUnits(characters: number): number {
  return 12 * characters + 1024;
}

function cutMarks(text: string): string {
  return text.replace(RUN_OF_MARKS, '$1');
}

let segmenter: Intl.Segmenter | undefined;
