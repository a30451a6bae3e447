import { Drawer, Stack } from '@mantine/core';
import { useIsPhone } from '../../../kit/frame/use-is-phone.ts';
import kit from '../../../kit/styles/kit.module.css';
import { SHELL } from '../../../kit/texts.ts';
import { TRY_PRICE } from '../texts/try-price.ts';
import type { Prices } from '../use-prices.ts';
import { TrialAnswer } from './trial-answer.tsx';
import { TrialFields } from './trial-fields.tsx';
import styles from './try-price.module.css';
import { useTrial } from './use-trial.ts';

/** Otherwise the drawer header would be a banner landmark. */
const HEAD_IS_NO_LANDMARK = { header: { role: 'presentation' } };

type Props = { readonly prices: Prices; readonly onClose: () => void };

/** A drawer to try the price of a stay as guests see it; nothing is stored. */
export function TryPrice({ prices, onClose }: Props) {
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
      classNames={{ title: styles.title }}
    >
      <Stack>
        <p className={kit.hint}>{TRY_PRICE.hint}</p>
        <TrialFields tried={tried} />
        <TrialAnswer tried={tried} />
      </Stack>
    </Drawer>
  );
}
