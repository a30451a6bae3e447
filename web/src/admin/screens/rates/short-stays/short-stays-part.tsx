import type { PricePartProps } from '../price-part.ts';

export function ShortStaysPart(_: PricePartProps) {
  return null;
}
