import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { RowButtons } from '../../kit/table/row-buttons.tsx';
import styles from './money.module.css';

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
