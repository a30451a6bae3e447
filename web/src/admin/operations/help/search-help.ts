import { withoutMarks } from '@approdo/shared/domain/base/text/text';
import { plainTextOf } from '@approdo/shared/rich-text/stored-content';

/** A match in the handbook. */
export type Found<Path extends string> = {
  readonly page: Path;
  /** The heading above it; undefined before the first. */
  readonly section: string | undefined;
  /** The paragraph in pieces, of which every second one is a match. */
  readonly pieces: readonly string[];
};

/** Longer input is no search. */
export const LONGEST_SEARCH = 100;

const BLOCK = /<(h2|h3|p|li)\b[^>]*>(.*?)<\/\1>/gs;

/** Paragraphs with words starting like all of these, under matching headings first; ignores accents and case. */
export function searchHelp<Path extends string>(
  contents: Readonly<Record<Path, { readonly content: string }>>,
  pages: readonly Path[],
  search: string,
): Found<Path>[] {
  const words = fold(search.slice(0, LONGEST_SEARCH).normalize('NFC'))
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const found = pages.flatMap((page) => searchPage(page, contents[page].content, words));
  return [...found.filter(({ isFitting }) => isFitting), ...found.filter(({ isFitting }) => !isFitting)].map(
    ({ page, section, text }) => ({ page, section, pieces: splitAtWords(text, words) }),
  );
}

function searchPage<Path extends string>(page: Path, content: string, words: readonly string[]) {
  let section: string | undefined;
  const found: { page: Path; section: string | undefined; text: string; isFitting: boolean }[] = [];
  for (const [, tag, inner = ''] of content.matchAll(BLOCK)) {
    const text = plainTextOf(inner).replaceAll('\n', ' ');
    if (tag === 'h2' || tag === 'h3') section = text;
    else if (text !== '') {
      const inText = fold(text);
      const inSection = fold(section ?? '');
      if (!words.every((word) => has(inText, word) || has(inSection, word))) continue;
      found.push({ page, section, text, isFitting: words.every((word) => has(inSection, word)) });
    }
  }
  return found;
}

/** Folds letter by letter, so that positions in the folded text are those in the original. */
function fold(text: string): string {
  return [...text].map((letter) => withoutMarks(letter.toLowerCase()).replace('’', "'").charAt(0) || ' ').join('');
}

function has(text: string, word: string): boolean {
  return listPlaces(text, word).length > 0;
}

/** The positions where a word of the text starts like this one. */
function listPlaces(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) places.push(at);
  }
  return places;
}

function splitAtWords(text: string, words: readonly string[]): string[] {
  const letters = [...text];
  const folded = fold(text);
  const marked = letters.map(() => false);
  for (const word of words) {
    for (const at of listPlaces(folded, word)) marked.fill(true, at, at + word.length);
  }
  const pieces = [''];
  letters.forEach((letter, index) => {
    if (marked[index] !== (pieces.length % 2 === 0)) pieces.push('');
    pieces[pieces.length - 1] += letter;
  });
  return pieces;
}
