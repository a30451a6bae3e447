/** A catalogue in another language: each text of the Italian one, with the same values. */
export type TranslationOf<Catalogue> = {
  readonly [Key in keyof Catalogue]: Catalogue[Key] extends string ? string : Catalogue[Key];
};

type Catalogues = Readonly<Record<string, object>>;

/** All texts of several catalogues. */
type Merged<Of extends Catalogues> = { readonly [Name in keyof Of]: (one: Of[Name]) => void }[keyof Of] extends (
  all: infer All,
) => void
  ? All
  : never;

/** Merges a language's catalogues, whose keys must all differ. */
export function mergeCatalogues<Of extends Catalogues>(catalogues: Of): Merged<Of> {
  return Object.assign({}, ...Object.values(catalogues));
}
