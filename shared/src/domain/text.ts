/** Line breaks of every system, those of Unicode too. */
const LINE_BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/gu;

/**
 * What nobody sees: control characters, halves of surrogate pairs, and what Unicode lets a font ignore
 * (zero-width, bidi controls, fillers, tags). Joiners and variation selectors are judged by their neighbours.
 */
const UNSEEN = /(?!\n|\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A variation selector that follows no character of its own. */
const IDLE_SELECTOR = /(?<![\p{L}\p{N}\p{P}\p{S}])[\uFE00-\uFE0F]/gu;

/** A joiner that does not stand between two characters, as it does in emoji and in Persian. */
const IDLE_JOINER = /(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{S}])/gu;

/** A longer run of combining marks is no writing: Unicode's Stream-Safe Text Format (UAX 15) stops at 30. */
const MARKS_BEYOND_WRITING = /(\p{M}{30})\p{M}+/gu;

/** UTF-16 units of one character at most; the longest emoji in use have about half. */
const UNITS_PER_CHARACTER = 32;

/** One line of text: NFC, trimmed, without what nobody sees; line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ');
}

/** Text of several lines: NFC, trimmed, without what nobody sees; line breaks become `\n`, tabs spaces. */
export function cleanText(text: string): string {
  return text
    .replace(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '')
    .replace(IDLE_SELECTOR, '')
    .replace(IDLE_JOINER, '')
    .normalize('NFC')
    .replace(MARKS_BEYOND_WRITING, '$1')
    .trim();
}

/** How many characters a person sees: an accented letter or an emoji is one, however it is written. */
export function visibleLength(text: string): number {
  if (/^[\x20-\x7E\n]*$/.test(text)) return text.length;
  segmenter ??= new Intl.Segmenter('it', { granularity: 'grapheme' });
  let length = 0;
  for (const { segment } of segmenter.segment(text)) length += Math.ceil(segment.length / UNITS_PER_CHARACTER);
  return length;
}

let segmenter: Intl.Segmenter | undefined;
