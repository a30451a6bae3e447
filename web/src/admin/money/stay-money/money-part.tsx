import { Group, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { RowButtons } from '../../kit/table/row-buttons.tsx';

type Props = {
  readonly title: string;
  /** The actions, beside the title. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
};

/** A titled part of a booking's money. */
export function MoneyPart({ title, buttons, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Group gap="var(--space-2) var(--space-4)" justify="space-between" mb="sm">
        <Title order={3} id={id}>
          {title}
        </Title>
        {buttons && <RowButtons>{buttons}</RowButtons>}
      </Group>
      {children}
    </section>
  );
}
