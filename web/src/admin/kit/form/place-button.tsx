import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = Pick<ActionIconProps, 'variant'> & {
  readonly label: string;
  /** A marker by which the focus finds it again. */
  readonly part?: string;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
};

/** A small button for one entry of a list. At an end of the list it stays, so that it keeps the focus. */
export function PlaceButton({ label, part, isDisabled = false, onClick, children, variant = 'subtle' }: Props) {
  return (
    <ActionIcon
      variant={variant}
      size="lg"
      aria-label={label}
      data-part={part}
      aria-disabled={isDisabled}
      data-disabled={isDisabled}
      onClick={() => {
        if (!isDisabled) onClick();
      }}
    >
      {children}
    </ActionIcon>
  );
}
