import { useState } from 'react';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { createUnsavedBoard, UnsavedContext } from './price-part.ts';
import { PriceTabs } from './price-tabs.tsx';
import { TryPriceButton } from './try-price/try-price-button.tsx';
import { usePrices } from './use-prices.ts';

/** Prices and rules of stay in tabs, each saved separately. */
export function RatesScreen() {
  const [unsaved] = useState(createUnsavedBoard);
  const prices = usePrices();
  return (
    <UnsavedContext value={unsaved}>
      <ScreenFrame actions={<TryPriceButton prices={prices.data} />}>
        <PriceTabs prices={prices} />
      </ScreenFrame>
    </UnsavedContext>
  );
}
