import type { ReactNode } from 'react';
import type { Order } from './arrange-rows.ts';
import type { Listing } from './use-listing.ts';

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  /** Null and '' show nothing, and on a card not even the label. */
  readonly cell: (row: Row) => ReactNode;
  /** What the rows are sorted by; left out where they are not sorted by this column. */
  readonly sortBy?: Order<Row>['by'];
};

/** A row that is edited where it stands: the form takes its place. */
export type Editing = { readonly key: string; readonly form: ReactNode };

export type RowsProps<Row> = {
  /** What the list is, for a screen reader. */
  readonly label: string;
  readonly keyOf: (row: Row) => string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  /** The buttons of a row; `describedBy` is the id of what names it, so that a button of many says which it is for. */
  readonly actions?: (row: Row, describedBy: string) => ReactNode;
  readonly editing?: Editing | undefined;
  /** Whether a row belongs to the one above it, in a tree. Cards then stand one below the other, those that belong to another set in. */
  readonly isChild?: (row: Row) => boolean;
};

/** The rows that are shown, for the table and for the cards. */
export type ListedRows<Row> = RowsProps<Row> & { readonly listing: Listing<Row> };
