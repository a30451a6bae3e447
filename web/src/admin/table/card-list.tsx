import type { ReactNode } from 'react';
import { EmptyFace } from '../feedback/query-faces.tsx';
import { Pager } from '../paging/pager.tsx';
import { TABLE } from '../texts/table.ts';
import type { Order } from './arrange-rows.ts';
import { Cards } from './cards.tsx';
import { ListingBar } from './listing-bar.tsx';
import { useFocusOnRow } from './use-focus-on-row.ts';
import { useListing } from './use-listing.ts';

type Identified = { readonly id: string };

export type CardListProps<Row> = {
  /** What the list is, for a screen reader. */
  readonly label: string;
  /** What the list is called in the address, unlike any other on its screen. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly textOf: (row: Row) => string;
  readonly orders?: readonly Order<Row>[];
  /** Further ways to choose what is shown, beside the search. */
  readonly filters?: ReactNode;
  /** The content of a card, as of `Cards`. */
  readonly children: (row: Row, id: string) => ReactNode;
};

/** Things that are read rather than compared: cards that are searched, sorted and paged. */
export function CardList<Row extends Identified>({
  label,
  name,
  rows,
  textOf,
  orders = [],
  filters,
  children,
}: CardListProps<Row>) {
  const listing = useListing({ name, rows, orders, textOf });
  return (
    <div {...useFocusOnRow(rows)}>
      <ListingBar listing={listing} hasOrders>
        {filters}
      </ListingBar>
      {listing.count === 0 ? (
        <EmptyFace text={TABLE.nothingFound} />
      ) : (
        <Cards label={label} rows={listing.shown} keyOf={({ id }) => id}>
          {children}
        </Cards>
      )}
      <Pager page={listing.page} pages={listing.pages} onTurn={listing.turn} />
    </div>
  );
}
