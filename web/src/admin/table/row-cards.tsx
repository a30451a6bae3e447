import styles from './cards.module.css';
import { Cards, Fact } from './cards.tsx';
import type { ListedRows } from './rows.ts';

/** The table where there is no room for one. */
export function RowCards<Row>({ listing, columns: [naming, ...others], actions, editing, ...list }: ListedRows<Row>) {
  return (
    <Cards {...list} rows={listing.shown}>
      {(row, id) =>
        editing?.key === list.keyOf(row) ? (
          editing.form
        ) : (
          <>
            <div className={styles.name} id={id} tabIndex={-1}>
              {naming.cell(row)}
            </div>
            <dl className={styles.facts}>
              {others.map((column) => (
                <Fact key={column.key} term={column.label} fact={column.cell(row)} />
              ))}
            </dl>
            {actions?.(row, id)}
          </>
        )
      }
    </Cards>
  );
}
