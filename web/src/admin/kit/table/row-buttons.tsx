import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import kit from '../styles/kit.module.css';
import styles from './row-buttons.module.css';

/** The buttons of one row or card, side by side. */
export function RowButtons({ children }: { readonly children: ReactNode }) {
  return <div className={`${kit.cluster} ${styles.buttons}`}>{children}</div>;
}

type RowButtonProps = Pick<ButtonProps, 'variant' | 'color'> & {
  readonly children: ReactNode;
  /** The id of the element that names the row. */
  readonly describedBy: string;
  /** Whether an action on the row is running: the other buttons are disabled but keep the focus. */
  readonly isBusy?: boolean;
  readonly onClick: () => void;
};

export function RowButton({ describedBy, isBusy = false, onClick, variant = 'default', ...button }: RowButtonProps) {
  return (
    <Button
      size="xs"
      px="xs"
      variant={variant}
      aria-describedby={describedBy}
      aria-disabled={isBusy}
      data-disabled={isBusy}
      onClick={() => {
        if (!isBusy) onClick();
      }}
      {...button}
    />
  );
}
