/** Letters that Unicode does not decompose into a base and a mark. */
const WHOLE_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŋ: 'n',
  ı: 'i',
};

/** A lowercase text with letters such as `ß` and `ø`, which have no marks to strip, written in basic Latin. */
export function spellOutLetters(lowercase: string): string {
  return lowercase.replace(/[ßæœøđðþłħŋı]/g, (letter) => WHOLE_LETTERS[letter] ?? '');
}
