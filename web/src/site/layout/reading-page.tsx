import type { ReactNode } from 'react';
import styles from './reading-page.module.css';

type ReadingPageProps = {
  readonly title: string;
  /** What stands small beside the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** A page that is there to be read. */
export function ReadingPage({ title, note, children }: ReadingPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        {note && <p>{note}</p>}
      </header>
      {children}
    </article>
  );
}
