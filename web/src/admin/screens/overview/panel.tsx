import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

type Props = { readonly title: string; readonly isWide?: boolean; readonly children: ReactNode };

/** One subject of the first screen. */
export function Panel({ title, isWide = false, children }: Props) {
  const id = useId();
  return (
    <section className={styles.panel} data-wide={isWide} aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}
