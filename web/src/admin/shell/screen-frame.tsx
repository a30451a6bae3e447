import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SHELL } from '../texts/shell.ts';
import { useScreen } from './screen-context.ts';
import styles from './screen-frame.module.css';

type Props = {
  /** The buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** What every screen has: its title in the tab and above, its buttons, its content. */
export function ScreenFrame({ actions, children }: Props) {
  const { title } = useScreen();
  return (
    <>
      <title>{`${title} · ${SHELL.product}`}</title>
      <header className={styles.header}>
        <Title order={1}>{title}</Title>
        {actions && <Group gap="sm">{actions}</Group>}
      </header>
      {children}
    </>
  );
}
