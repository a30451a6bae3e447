import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Placeholder } from '@approdo/shared/domain/base/text/wording';

/** For a preview, the same in all languages or in each; of a link the path. */
export type Sample = string | ((language: Language) => string);

type Tell<Facts> = (facts: Facts, language: Language) => string;

type Place<Kind> = { readonly kind: Kind; readonly meaning: string; readonly sample: Sample };

/** What fits in a subject. */
export const line = placeOf('line');

/** What has several lines. */
export const text = placeOf('text');

/** Where the letter leads, as a path on the site. */
export const link = placeOf('link');

/** The same where it is one page for all. */
export function page(meaning: string, path: string) {
  return link(meaning, path, () => path);
}

/** A place in letters: its meaning in Italian, and how it is told from the facts; without that the sender hands in its text by its name. */
function placeOf<Kind extends Placeholder['kind']>(kind: Kind) {
  function place(meaning: string, sample: Sample): Place<Kind>;
  function place<Facts>(
    meaning: string,
    sample: Sample,
    tell: Tell<Facts>,
  ): Place<Kind> & { readonly tell: Tell<Facts> };
  function place(meaning: string, sample: Sample, tell?: Tell<never>) {
    return { kind, meaning, sample, ...(tell && { tell }) };
  }
  return place;
}

type Asks<Name extends string, Told> = Told extends {
  readonly tell: (facts: infer Facts, language: Language) => string;
}
  ? Facts
  : Readonly<Record<Name, string>>;

/** All that a letter with these places has to be handed: what they are told from, and the text of each that is told from nothing. */
export type FactsOf<Places> = {
  [Name in keyof Places & string]: (facts: Asks<Name, Places[Name]>) => void;
}[keyof Places & string] extends (facts: infer Facts) => void
  ? Facts
  : never;
