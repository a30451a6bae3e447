import type { ReactNode } from 'react';
import { EmptyState } from '../feedback/query-states.tsx';
import { Pager } from '../paging/pager.tsx';
import kit from '../styles/kit.module.css';
import type { Order } from './arrange-rows.ts';
import styles from './cards.module.css';
import { Cards, Fact } from './cards.tsx';
import { ListingBar } from './listing-bar.tsx';
import { RowTable } from './row-table.tsx';
import type { Column, ListedRows, RowsProps } from './rows.ts';
import { TABLE } from './texts.ts';
import { useFocusOnRow } from './use-focus-on-row.ts';
import { useListing } from './use-listing.ts';
import { useRoomForTable } from './use-room-for-table.ts';

type Props<Row> = RowsProps<Row> & {
  /** The list's name in the address, unique on its screen. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly textOf?: (row: Row) => string;
  /** Further filters beside the search. */
  readonly filters?: ReactNode;
  /** All rows at once, if they belong together. */
  readonly isUnpaged?: boolean;
};

/** Rows that are searched, sorted and paged: a table, or cards where there is no room for one. */
export function DataTable<Row>({ name, rows, textOf, filters, isUnpaged = false, ...shape }: Props<Row>) {
  const listing = useListing({ name, rows, orders: ordersOf(shape.columns), textOf, isUnpaged });
  const isWide = useRoomForTable();
  return (
    <div {...useFocusOnRow(rows, shape.editing?.key)}>
      <ListingBar listing={listing} hasOrders={!isWide}>
        {filters}
      </ListingBar>
      {listing.count === 0 && <EmptyState text={TABLE.nothingFound} />}
      {listing.count > 0 && isWide && <RowTable listing={listing} {...shape} />}
      {listing.count > 0 && !isWide && <RowCards listing={listing} {...shape} />}
      <Pager page={listing.page} pages={listing.pages} onPageChange={listing.goToPage} />
    </div>
  );
}

function ordersOf<Row>(columns: readonly Column<Row>[]): Order<Row>[] {
  return columns.flatMap(({ key, label, sortBy }) => (sortBy ? [{ key, label, by: sortBy }] : []));
}

/** The same rows as cards, where there is no room for a table. */
function RowCards<Row>({ listing, columns: [naming, ...others], actions, editing, ...list }: ListedRows<Row>) {
  return (
    <Cards {...list} rows={listing.visibleRows}>
      {(row, id) =>
        editing?.key === list.keyOf(row) ? (
          editing.form
        ) : (
          <>
            <div className={`${kit.strong} ${kit.wrapAnywhere}`} id={id} tabIndex={-1}>
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
