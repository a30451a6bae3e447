import type { PricePartProps } from '../price-part.ts';

export function DiscountsPart(_: PricePartProps) {
  return null;
}
