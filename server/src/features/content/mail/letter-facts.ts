/**
 * The facts that each kind of letter is rendered from. The letter table adds its rows by declaration merging, as each
 * slice adds its tables to the schema: naming an unknown kind or leaving out a fact does not compile.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled where letters are listed
export interface LetterFacts {}

export type LetterKind = keyof LetterFacts;

/** A letter of one kind with the facts for this instance; links are passed as their Italian paths. */
type LetterOf<Kind extends LetterKind> = { readonly kind: Kind; readonly facts: LetterFacts[Kind] };

/** A letter of any kind. */
export type FilledLetter = { readonly [Kind in LetterKind]: LetterOf<Kind> }[LetterKind];
