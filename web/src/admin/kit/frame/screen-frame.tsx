import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScreen } from '../../session/screen-context.ts';
import kit from '../styles/kit.module.css';
import { SHELL } from '../texts.ts';
import { HelpLink } from './help-link.tsx';

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
      <Group component="header" gap="var(--mantine-spacing-md)" justify="space-between" mb="var(--mantine-spacing-xl)">
        <Group gap="xs" wrap="nowrap">
          <Title order={1}>{title}</Title>
          {help && <HelpLink place={help} />}
          {note && <span className={kit.soft}>{note}</span>}
        </Group>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </>
  );
}
