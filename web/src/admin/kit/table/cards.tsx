import type { ReactNode } from 'react';
import kit from '../styles/kit.module.css';
import styles from './cards.module.css';
import { rowId } from './use-focus-on-row.ts';

type Props<Row> = {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Whether a row is a child of the one above it, in a tree. */
  readonly isChild?: ((row: Row) => boolean) | undefined;
  /** The content of a card; `id` goes to the element that names it, with `tabIndex={-1}` so that it can take focus. */
  readonly children: (row: Row, id: string) => ReactNode;
};

/** The cards of a list. */
export function Cards<Row>({ label, rows, keyOf, isChild, children }: Props<Row>) {
  return (
    <ul className={`${kit.plainList} ${styles.list}`} aria-label={label} data-tree={isChild !== undefined}>
      {rows.map((row) => (
        <li key={keyOf(row)} className={styles.card} data-row={keyOf(row)} data-child={isChild?.(row)}>
          {children(row, rowId(keyOf(row)))}
        </li>
      ))}
    </ul>
  );
}

/** A labelled fact on a card; without a value, not even the label is displayed. */
export function Fact({ term, fact }: { readonly term: string; readonly fact: ReactNode }) {
  if (fact === null || fact === undefined || fact === '' || fact === false) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </>
  );
}
