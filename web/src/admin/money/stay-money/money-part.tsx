import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { RowButtons } from '../../kit/table/row-buttons.tsx';
import styles from './money.module.css';

type Props = {
  readonly title: string;
  /** What can be done about it, beside the title. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
};

/** One subject of a booking's money. */
export function MoneyPart({ title, buttons, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={3} id={id}>
          {title}
        </Title>
        {buttons && <RowButtons>{buttons}</RowButtons>}
      </div>
      {children}
    </section>
  );
}
