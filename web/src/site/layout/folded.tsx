import type { ReactNode } from 'react';
import styles from './folded.module.css';

type FoldedProps = { readonly summary: string; readonly children: ReactNode };

/** Paragraphs and lists that unfold, without scripts too. */
export function Folded({ summary, children }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
