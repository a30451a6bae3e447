const MARKS = /\p{M}+/gu;

/**
 * A text as it is compared when something is sought: without marks, in small letters, `’` as `'`, blanks one. What is folded
 * already stays as it is. It takes time in proportion to the text where that was cleaned.
 */
export function foldText(text: string): string {
  // Some capitals have a mark of their own once they are small.
  return withoutMarks(withoutMarks(text).toLowerCase()).replaceAll('’', "'").replaceAll(/\s+/gu, ' ').trim();
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replaceAll(MARKS, '');
}
