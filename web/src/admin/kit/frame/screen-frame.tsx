import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useScreen } from '../../session/screen-context.ts';
import kit from '../styles/kit.module.css';
import { SHELL } from '../texts.ts';
import { HelpLink } from './help-link.tsx';

type Props = {
  /** What the screen shows, if it is known by more than the screen's own title. */
  readonly title?: string | undefined;
  /** A dimmed note beside the heading. */
  readonly note?: string;
  /** The buttons beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of every screen: its title in the tab and above, the link to the handbook, its buttons, its content. */
export function ScreenFrame({ title, note, actions, children }: Props) {
  const { title: screen, help } = useScreen();
  const heading = title ?? screen;
  return (
    <>
      <title>{`${heading} · ${SHELL.product}`}</title>
      <Group component="header" gap="var(--mantine-spacing-md)" justify="space-between" mb="var(--mantine-spacing-xl)">
        <Group gap="xs" wrap="nowrap">
          <Title order={1}>{heading}</Title>
          {help && <HelpLink place={help} />}
          {note && <span className={kit.soft}>{note}</span>}
        </Group>
        {actions && <Group gap="sm">{actions}</Group>}
      </Group>
      {children}
    </>
  );
}
