import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = {
  /** Of its heading, unlike any other on the screen. */
  readonly id: string;
  readonly title: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
};

/** One of several subjects of a screen, with a heading of its own. */
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
