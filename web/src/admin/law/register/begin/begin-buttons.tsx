import { Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { REGISTER_BEGIN } from '../../guests/index.ts';
import type { BeginStepProps } from './step.ts';

type Props = Pick<BeginStepProps, 'onBack'> & {
  /** The button to the next step. */
  readonly children: ReactNode;
};

/** The buttons that leave a step. */
export function BeginButtons({ onBack, children }: Props) {
  return (
    <Group justify="space-between">
      {onBack ? (
        <Button variant="default" onClick={onBack}>
          {REGISTER_BEGIN.back}
        </Button>
      ) : (
        <span />
      )}
      {children}
    </Group>
  );
}
