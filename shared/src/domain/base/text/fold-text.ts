const MARKS = /\p{M}+/gu;

/**
 * A text as compared in searches: without marks, in lower case, `’` as `'`, runs of blanks as one. Folding twice
 * changes nothing. Takes linear time for a cleaned text.
 */
export function foldText(text: string): string {
  // Some capitals get a mark in lower case.
  return withoutMarks(withoutMarks(text).toLowerCase()).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(MARKS, '');
}
