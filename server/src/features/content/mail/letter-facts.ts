import type { Language } from '@approdo/shared/domain/base/language/language';

/**
 * What each letter tells, by its kind: a text for each of its placeholders. The table of letters, which stands above all who
 * write, adds what it has, as each slice adds its tables to the schema: who names another kind, or leaves out a fact, does
 * not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where letters are listed
export interface LetterFacts {}

export type LetterKind = keyof LetterFacts;

/** A letter of one kind with what it tells this time, and the language of whoever reads it. */
export type LetterOf<Kind extends LetterKind> = {
  readonly kind: Kind;
  readonly language: Language;
  /** For each placeholder of the letter; of a link, and what else is a path, the path as it is in Italian. */
  readonly values: LetterFacts[Kind];
};

/** A letter of some kind. */
export type FilledLetter = { readonly [Kind in LetterKind]: LetterOf<Kind> }[LetterKind];
