import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Placeholder } from '@approdo/shared/domain/base/text/wording';

/** A sample for previews, the same in all languages or one for each; for a link, a path. */
export type Sample = string | ((language: Language) => string);

type Tell<Facts> = (facts: Facts, language: Language) => string;

type Place<Kind> = { readonly kind: Kind; readonly meaning: string; readonly sample: Sample };

/** A placeholder for one line, which may stand in a subject. */
export const line = placeOf('line');

/** A placeholder for several lines. */
export const text = placeOf('text');

/** A placeholder for a link, as a path on the site. */
export const link = placeOf('link');

/** A link to a fixed page. */
export function page(meaning: string, path: string) {
  return link(meaning, path, () => path);
}

/** Makes placeholders of a kind, with an Italian meaning; without `render` the sender passes the text by name. */
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

/** All that a letter with these placeholders must be given: the facts to render them from, or their texts by name. */
export type FactsOf<Places> = {
  [Name in keyof Places & string]: (facts: Asks<Name, Places[Name]>) => void;
}[keyof Places & string] extends (facts: infer Facts) => void
  ? Facts
  : never;
