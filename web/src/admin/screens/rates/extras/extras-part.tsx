import type { PricePartProps } from '../price-part.ts';

export function ExtrasPart(_: PricePartProps) {
  return null;
}
