import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './trial-part.module.css';

type Props = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A part of the answer, under its heading. */
export function TrialPart({ id, title, children }: Props) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Title order={3} id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}
