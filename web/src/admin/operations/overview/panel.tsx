import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

type Props = {
  readonly title: string;
  /** A quieter text beside the title. */
  readonly beside?: string;
  /** Its width, if there is room for two in a row. */
  readonly size?: 'whole' | 'half';
  readonly children: ReactNode;
};

/** One subject of the overview. */
export function Panel({ title, beside, size = 'whole', children }: Props) {
  const id = useId();
  return (
    <section className={styles.panel} data-size={size} aria-labelledby={id}>
      <div className={styles.head}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {beside && <span className={styles.when}>{beside}</span>}
      </div>
      {children}
    </section>
  );
}
