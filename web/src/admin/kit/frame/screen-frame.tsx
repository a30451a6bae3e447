import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScreen } from '../../session/screen-context.ts';
import { SHELL } from '../texts.ts';
import { HelpLink } from './help-link.tsx';
import styles from './screen-frame.module.css';

type Props = {
  /** A dimmed note beside the heading. */
  readonly note?: string;
  /** The buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every screen: its title in the tab and above, the link to the handbook, its buttons, its content. */
export function ScreenFrame({ note, actions, children }: Props) {
  const { title, help } = useScreen();
  return (
    <>
      <title>{`${title} · ${SHELL.product}`}</title>
      <header className={styles.header}>
        <Group gap="xs" wrap="nowrap">
          <Title order={1}>{title}</Title>
          {help && <HelpLink place={help} />}
          {note && <span className={styles.beside}>{note}</span>}
        </Group>
        {actions && <Group gap="sm">{actions}</Group>}
      </header>
      {children}
    </>
  );
}
