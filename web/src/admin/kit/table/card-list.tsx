import { type ReactNode, useEffect } from 'react';
import { EmptyState } from '../feedback/query-states.tsx';
import { focusNamed } from '../form/focus-field.ts';
import { Pager } from '../paging/pager.tsx';
import type { Order } from './arrange-rows.ts';
import { Cards } from './cards.tsx';
import { ListingBar } from './listing-bar.tsx';
import { TABLE } from './texts.ts';
import { rowId, useFocusOnRow } from './use-focus-on-row.ts';
import { useListing } from './use-listing.ts';
import { useNamedRow } from './use-named-row.ts';

type Identified = { readonly id: string };

export type CardListProps<Row> = {
  /** The list's name for screen readers. */
  readonly label: string;
  /** The list's name in the address, unique on its screen. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly textOf: (row: Row) => string;
  readonly orders?: readonly Order<Row>[];
  /** Further filters beside the search. */
  readonly filters?: ReactNode;
  /** The content of a card, as in `Cards`. */
  readonly children: (row: Row, id: string) => ReactNode;
};

/** Cards that are searched, sorted and paged. If the address names one, its page is displayed and it has the focus. */
export function CardList<Row extends Identified>(props: CardListProps<Row>) {
  const { named } = useNamedRow(props.rows);
  return <Listed key={named?.id} named={named} {...props} />;
}

type ListedProps<Row> = CardListProps<Row> & { readonly named: Row | undefined };

function Listed<Row extends Identified>({
  named,
  label,
  name,
  rows,
  textOf,
  orders = [],
  filters,
  children,
}: ListedProps<Row>) {
  const listing = useListing({ name, rows, orders, textOf, named });
  const namedId = named?.id;
  useEffect(() => (namedId === undefined ? undefined : focusNamed(rowId(namedId))), [namedId]);
  return (
    <div {...useFocusOnRow(rows)}>
      <ListingBar listing={listing} hasOrders>
        {filters}
      </ListingBar>
      {listing.count === 0 ? (
        <EmptyState text={TABLE.nothingFound} />
      ) : (
        <Cards label={label} rows={listing.visibleRows} keyOf={({ id }) => id}>
          {children}
        </Cards>
      )}
      <Pager page={listing.page} pages={listing.pages} onPageChange={listing.goToPage} />
    </div>
  );
}
