import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  /** The id of its heading, unique on the screen. */
  readonly id: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
};

/** One of several sections of a screen, with a heading of its own. */
export function Part({ id, title, hint, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} mb={hint ? 0 : 'md'}>
        {title}
      </Title>
      {hint && (
        <Text c="dimmed" mb="md">
          {hint}
        </Text>
      )}
      {children}
    </section>
  );
}
