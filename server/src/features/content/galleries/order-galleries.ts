import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { compareTexts } from '@approdo/shared/domain/base/language/text-order';

type Ranked = { readonly isDefault: boolean; readonly name: string };

/** The default one first, then by the name that is shown, as its language lists them: that is beyond the database. */
export function orderGalleries<Gallery extends Ranked>(
  galleries: readonly Gallery[],
  language: Language = ITALIAN,
): Gallery[] {
  return galleries.toSorted(
    (one, other) => Number(other.isDefault) - Number(one.isDefault) || compareTexts(one.name, other.name, language),
  );
}
