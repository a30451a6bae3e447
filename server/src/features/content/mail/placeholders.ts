import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Placeholder } from '@approdo/shared/domain/base/text/wording';

/** A sample for previews, the same in all languages or one for each; for a link, a path. */
export type Sample = string | ((language: Language) => string);

type Render<Facts> = (facts: Facts, language: Language) => string;

type PlaceholderSpec<Kind> = { readonly kind: Kind; readonly meaning: string; readonly sample: Sample };

/** A placeholder for one line, which may stand in a subject. */
export const line = placeholderOf('line');

/** A placeholder for several lines. */
export const text = placeholderOf('text');

/** A placeholder for a link, as a path on the site. */
export const link = placeholderOf('link');

/** A link to a fixed page. */
export function page(meaning: string, path: string) {
  return link(meaning, path, () => path);
}

/** Makes placeholders of a kind, with an Italian meaning; without `render` the sender passes the text by name. */
function placeholderOf<Kind extends Placeholder['kind']>(kind: Kind) {
  function place(meaning: string, sample: Sample): PlaceholderSpec<Kind>;
  function place<Facts>(
    meaning: string,
    sample: Sample,
    render: Render<Facts>,
  ): PlaceholderSpec<Kind> & { readonly render: Render<Facts> };
  function place(meaning: string, sample: Sample, render?: Render<never>) {
    return { kind, meaning, sample, ...(render && { render }) };
  }
  return place;
}

type FactsNeededBy<Name extends string, Candidate> = Candidate extends {
  readonly render: (facts: infer Facts, language: Language) => string;
}
  ? Facts
  : Readonly<Record<Name, string>>;

/** All that a letter with these placeholders must be given: the facts to render them from, or their texts by name. */
export type FactsOf<Places> = {
  [Name in keyof Places & string]: (facts: FactsNeededBy<Name, Places[Name]>) => void;
}[keyof Places & string] extends (facts: infer Facts) => void
  ? Facts
  : never;
