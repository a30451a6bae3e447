import { ActionIcon, type ActionIconProps, Button, type ButtonProps } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';

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

type IdleButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  readonly 'aria-label'?: string;
  readonly isIdle: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
};

/** A button that stays while there is nothing to do for it, so that it keeps the focus. */
export function IdleButton({ variant = 'default', isIdle, onPress, ...button }: IdleButtonProps) {
  return (
    <Button
      {...button}
      variant={variant}
      aria-disabled={isIdle}
      data-disabled={isIdle}
      onClick={(event) => {
        if (!isIdle) onPress(event);
      }}
    />
  );
}
