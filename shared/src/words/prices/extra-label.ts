import type { Language } from '../../domain/base/language/language.ts';
import { type ChosenExtra, nameOfExtra } from '../../domain/prices/extra.ts';

type LabelledExtra = Pick<ChosenExtra, 'name' | 'names' | 'quantity'>;

/** `Cane × 2`, one alone `Cane`. */
export function labelOfExtra(extra: LabelledExtra, language: Language): string {
  const name = nameOfExtra(extra, language);
  return extra.quantity === 1 ? name : `${name} × ${extra.quantity}`;
}

/** The chosen extras: `Cane × 2, Lettino`; empty if there are none. */
export function listExtrasIn(extras: readonly LabelledExtra[], language: Language): string {
  return extras.map((extra) => labelOfExtra(extra, language)).join(', ');
}
