import type { ReactNode } from 'react';
import styles from './cards.module.css';
import type { ListedRows } from './rows.ts';
import { rowId } from './use-focus-on-row.ts';

/** The table where there is no room for one. */
export function RowCards<Row>({
  listing,
  label,
  keyOf,
  columns: [naming, ...others],
  actions,
  editing,
  isChild,
}: ListedRows<Row>) {
  return (
    <ul className={styles.list} aria-label={label} data-tree={isChild !== undefined}>
      {listing.shown.map((row) => {
        const key = keyOf(row);
        if (editing?.key === key) {
          return (
            <li key={key} className={styles.card} data-row={key}>
              {editing.form}
            </li>
          );
        }
        const id = rowId(key);
        return (
          <li key={key} className={styles.card} data-row={key} data-child={isChild?.(row)}>
            <div className={styles.name} id={id} tabIndex={-1}>
              {naming.cell(row)}
            </div>
            <dl className={styles.facts}>
              {others.map((column) => (
                <Fact key={column.key} term={column.label} fact={column.cell(row)} />
              ))}
            </dl>
            {actions?.(row, id)}
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ term, fact }: { readonly term: string; readonly fact: ReactNode }) {
  if (fact === null || fact === undefined || fact === '' || fact === false) return null;
  return (
    <>
      <dt>{term}</dt>
      <dd>{fact}</dd>
    </>
  );
}
