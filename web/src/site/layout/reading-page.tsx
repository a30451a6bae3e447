import type { ReactNode } from 'react';
import styles from './reading-page.module.css';

type ReadingPageProps = {
  readonly title: string;
  /** A small note beside the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** A page of plain text. */
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
