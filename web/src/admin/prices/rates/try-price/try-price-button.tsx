import { Button } from '@mantine/core';
import { useState } from 'react';
import { TRY_PRICE } from '../texts/try-price.ts';
import type { Prices } from '../use-prices.ts';
import { TryPrice } from './try-price.tsx';

type Props = { readonly prices: Prices | undefined };

/** The header button to try a price with saved and unsaved values. */
export function TryPriceButton({ prices }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button disabled={!prices} onClick={() => setIsOpen(true)}>
        {TRY_PRICE.open}
      </Button>
      {prices && isOpen && <TryPrice prices={prices} onClose={() => setIsOpen(false)} />}
    </>
  );
}
