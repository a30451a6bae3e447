import type { ReactNode } from 'react';
import type { Order } from './arrange-rows.ts';
import type { Listing } from './use-listing.ts';

export type Column<Row> = {
  readonly key: string;
  readonly label: string;
  /** Null and '' display nothing, and on a card not even the label. */
  readonly cell: (row: Row) => ReactNode;
  /** The sort value of a row; left out if the rows are not sorted by this column. */
  readonly sortBy?: Order<Row>['by'];
};

/** A row edited in place: the form replaces it. */
export type Editing = { readonly key: string; readonly form: ReactNode };

export type RowsProps<Row> = {
  /** The list's name for screen readers. */
  readonly label: string;
  readonly keyOf: (row: Row) => string;
  /** The first one names the row. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  /** The buttons of a row; `describedBy` is the id of what names it, so that each button says which row it is for. */
  readonly actions?: (row: Row, describedBy: string) => ReactNode;
  readonly editing?: Editing | undefined;
  /** Whether a row is a child of the one above it, in a tree. Cards then form one column, with children indented. */
  readonly isChild?: (row: Row) => boolean;
};

/** The visible rows, for the table and for the cards. */
export type ListedRows<Row> = RowsProps<Row> & { readonly listing: Listing<Row> };
