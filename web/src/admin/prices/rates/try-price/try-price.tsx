import { Button, Drawer, Stack } from '@mantine/core';
import { useState } from 'react';
import { useIsPhone } from '../../../kit/frame/use-is-phone.ts';
import kit from '../../../kit/styles/kit.module.css';
import { SHELL } from '../../../kit/texts.ts';
import { TRY_PRICE } from '../texts/try-price.ts';
import type { Prices } from '../use-prices.ts';
import { TrialAnswer } from './trial-answer.tsx';
import { TrialFields } from './trial-fields.tsx';
import { useTrial } from './use-trial.ts';

/** The header button to try a price with saved and unsaved values. */
export function TryPriceButton({ prices }: { readonly prices: Prices | undefined }) {
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

/** Otherwise the drawer header would be a banner landmark. */
const HEAD_IS_NO_LANDMARK = { header: { role: 'presentation' } };

type Props = { readonly prices: Prices; readonly onClose: () => void };

/** A drawer to try the price of a stay as guests see it; nothing is stored. */
function TryPrice({ prices, onClose }: Props) {
  const isPhone = useIsPhone();
  const tried = useTrial(prices);
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={isPhone ? '100%' : 'lg'}
      title={TRY_PRICE.open}
      closeButtonProps={{ 'aria-label': SHELL.close, size: 44 }}
      attributes={HEAD_IS_NO_LANDMARK}
      styles={{ title: { fontFamily: 'var(--font-display)', fontSize: 'var(--title-s)' } }}
    >
      <Stack>
        <p className={kit.hint}>{TRY_PRICE.hint}</p>
        <TrialFields tried={tried} />
        <TrialAnswer tried={tried} />
      </Stack>
    </Drawer>
  );
}
