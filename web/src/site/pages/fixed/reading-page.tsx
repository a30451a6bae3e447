import type { ReactNode } from 'react';
import styles from './reading-page.module.css';

type ReadingPageProps = { readonly title: string; readonly children: ReactNode };

/** A page that is there to be read. */
export function ReadingPage({ title, children }: ReadingPageProps) {
  return (
    <article className={styles.page}>
      <h1>{title}</h1>
      {children}
    </article>
  );
}
