import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { compareTexts } from '@approdo/shared/domain/base/language/text-order';

type Ranked = { readonly isDefault: boolean; readonly name: string };

/** The default gallery first, then by displayed name in the order of its language, which the database cannot do. */
export function orderGalleries<Gallery extends Ranked>(
  galleries: readonly Gallery[],
  language: Language = ITALIAN,
): Gallery[] {
  return galleries.toSorted(
    (one, other) => Number(other.isDefault) - Number(one.isDefault) || compareTexts(one.name, other.name, language),
  );
}
