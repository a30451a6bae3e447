import type { Prices } from '../../../resources/use-prices.ts';

type Props = { readonly prices: Prices | undefined };

/** In the head of the screen: tries a price with what is saved, and what is typed and not saved (`useUnsavedPrices`). */
export function TryPriceButton(_: Props) {
  return null;
}
