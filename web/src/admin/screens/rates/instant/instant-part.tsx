import type { PricePartProps } from '../price-part.ts';

export function InstantPart(_: PricePartProps) {
  return null;
}
