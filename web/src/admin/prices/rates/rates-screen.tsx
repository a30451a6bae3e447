import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { UnsavedProvider } from './price-part.tsx';
import { PriceTabs } from './price-tabs.tsx';
import { TryPriceButton } from './try-price/try-price.tsx';
import { usePrices } from './use-prices.ts';

/** Prices and rules of stay in tabs, each saved separately. */
export function RatesScreen() {
  const prices = usePrices();
  return (
    <UnsavedProvider>
      <ScreenFrame actions={<TryPriceButton prices={prices.data} />}>
        <PriceTabs prices={prices} />
      </ScreenFrame>
    </UnsavedProvider>
  );
}
