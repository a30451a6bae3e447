import type { PricePartProps } from '../price-part.ts';

export function PriceListPart(_: PricePartProps) {
  return null;
}
