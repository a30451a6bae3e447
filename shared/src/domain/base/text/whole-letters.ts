/** Letters that Unicode does not take apart into a base and a mark. */
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

/** A lowercase text with the letters of northern alphabets, which have no marks to strip, written out in Latin ones. */
export function spellOutLetters(lowercase: string): string {
  return lowercase.replace(/[ßæœøđðþłħŋı]/g, (letter) => WHOLE_LETTERS[letter] ?? '');
}
