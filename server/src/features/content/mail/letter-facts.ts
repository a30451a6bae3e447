/**
 * What each letter is told from, by its kind. The table of letters, which stands above all who write, adds what its rows ask
 * for, as each slice adds its tables to the schema: who names another kind, or leaves out a fact, does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where letters are listed
export interface LetterFacts {}

export type LetterKind = keyof LetterFacts;

/** A letter of one kind with what it tells from this time; of a link that is handed in, the path as it is in Italian. */
type LetterOf<Kind extends LetterKind> = { readonly kind: Kind; readonly facts: LetterFacts[Kind] };

/** A letter of some kind. */
export type FilledLetter = { readonly [Kind in LetterKind]: LetterOf<Kind> }[LetterKind];
