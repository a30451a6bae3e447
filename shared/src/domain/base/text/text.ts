/** Line breaks of all systems and of Unicode. */
const LINE_BREAK = /\r\n?|[\n-\f\u0085\u2028\u2029]/gu;

/**
 * What nobody sees: control characters, halves of surrogate pairs, and what Unicode lets a font ignore
 * (zero-width, bidi controls, fillers, tags). Joiners and variation selectors are judged by their neighbours. What is seen
 * of these stands in the group before: the tags that make a black flag that of Scotland, with three to five signs and their
 * end (UTS 51, ISO 3166-2), and the selectors of Chinese and Mongolian letters.
 */
const UNSEEN =
  /(\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{3,5}\u{E007F}|(?<=\p{Ideographic})[\u{E0100}-\u{E01EF}]|(?<=(?=\p{L})\p{scx=Mong})[\u180B-\u180F])|(?!\n|\u200C|\u200D|[\uFE00-\uFE0F])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A variation selector without a character before it. */
const IDLE_SELECTOR = /(?<![\p{L}\p{N}\p{P}\p{S}])[\uFE00-\uFE0F]/gu;

/** A letter or mark of the scripts in which a joiner affects the one before it, even at the end of a word. */
const JOINING = String.raw`(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Adlm}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]`;

/** A joiner that neither joins two characters, as in emoji, nor follows a letter of those scripts. */
const IDLE_JOINER = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{S}])[\u200C\u200D]|(?<!${JOINING})[\u200C\u200D](?![\p{L}\p{S}])`,
  'gu',
);

/** No script needs more than 30 combining marks in a row (Unicode's Stream-Safe Text Format, UAX 15). */
const RUN_OF_MARKS = /(\p{M}{1,30})\p{M}*/gu;

const ANY_MARKS = /\p{M}+/gu;

/** Maximum UTF-16 units of one character; the longest emoji in use have about half. */
const UNITS_PER_CHARACTER = 32;

/** One line of text: NFC, trimmed, without invisible characters; line breaks and tabs become spaces. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ');
}

/** Text of several lines: NFC, trimmed, without invisible characters; line breaks become `\n`, tabs spaces. */
export function cleanText(text: string): string {
  const seen = text
    .replace(LINE_BREAK, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '$1')
    .replace(IDLE_SELECTOR, '')
    .replace(IDLE_JOINER, '');
  // Normalizing takes time quadratic in a run of marks, and may split one mark into two.
  return cutMarks(cutMarks(seen).normalize('NFC')).trim();
}

/** Visible characters, counted up to `max`: an accented letter or an emoji is one, however it is encoded. */
export function visibleLength(text: string, max = Number.POSITIVE_INFINITY): number {
  if (/^[\x20-\x7E\n]*$/.test(text)) return Math.min(text.length, max);
  let length = 0;
  for (const segment of charactersOf(text)) {
    length += Math.ceil(segment.length / UNITS_PER_CHARACTER);
    if (length >= max) return max;
  }
  return length;
}

/** The text without accents, for comparing; other characters become their compatibility forms (NFKD). */
export function withoutMarks(text: string): string {
  return text.replace(ANY_MARKS, '').normalize('NFKD').replace(ANY_MARKS, '');
}

/**
 * Maximum UTF-16 units of raw input for so many characters: enough for separate accents, for emoji of families and
 * astronauts with up to twelve units each, and for surrounding blanks that are trimmed.
 */
export function maxUnits(characters: number): number {
  return 12 * characters + 1024;
}

/** Yields visible characters; Firefox before 125 lacks Intl.Segmenter, so a pattern approximates them there. */
function* charactersOf(text: string): Generator<string> {
  if (typeof Intl.Segmenter === 'undefined') yield* text.match(ROUGHLY_ONE) ?? [];
  else {
    segmenter ??= new Intl.Segmenter('it', { granularity: 'grapheme' });
    for (const { segment } of segmenter.segment(text)) yield segment;
  }
}

const ROUGHLY_ONE =
  /\p{RI}\p{RI}|[\s\S](?:[\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*/gu;

function cutMarks(text: string): string {
  return text.replace(RUN_OF_MARKS, '$1');
}

let segmenter: Intl.Segmenter | undefined;
