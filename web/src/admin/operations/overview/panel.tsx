import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import kit from '../../kit/styles/kit.module.css';
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
    <section className={`${kit.panel} ${styles.panel}`} data-size={size} aria-labelledby={id}>
      <div className={kit.facts} style={{ alignItems: 'baseline', marginBlockEnd: 'var(--space-3)' }}>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {beside && <span className={kit.muted}>{beside}</span>}
      </div>
      {children}
    </section>
  );
}
