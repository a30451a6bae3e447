import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pageOf } from '../paging/paging.ts';
import { type Arranged, arrangeRows, type Order, type View } from './arrange-rows.ts';
import { readView, writeView } from './view-address.ts';

type ListingOptions<Row> = {
  /** The list's name in the address, unique on its screen. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly orders?: readonly Order<Row>[];
  readonly textOf?: ((row: Row) => string) | undefined;
  /** All rows on one page. */
  readonly isUnpaged?: boolean;
  /** The row whose page is displayed at first. */
  readonly named?: Row | undefined;
};

export type Listing<Row> = Arranged<Row> & {
  readonly view: View;
  readonly orders: readonly Order<Row>[];
  readonly hasSearch: boolean;
  readonly search: (search: string) => void;
  readonly sort: (order: string | undefined, isDescending: boolean) => void;
  readonly goToPage: (page: number) => void;
};

/**
 * A list that is searched, sorted and paged. Its view is also in the address, to survive an action, a reload and the
 * back button; it is not read from there on each keystroke, which would move the caret.
 */
export function useListing<Row>({
  name,
  rows,
  orders = [],
  textOf,
  isUnpaged = false,
  named,
}: ListingOptions<Row>): Listing<Row> {
  const [address, setAddress] = useSearchParams();
  const [view, setView] = useState(() => {
    const first = readView(address, name);
    if (named === undefined) return first;
    const { visibleRows } = arrangeRows(rows, { view: first, orders, textOf, isUnpaged: true });
    return { ...first, page: pageOf(Math.max(0, visibleRows.indexOf(named))) };
  });
  const arranged = arrangeRows(rows, { view, orders, textOf, isUnpaged });

  function changeView(part: Partial<View>): void {
    const next = { ...view, ...part };
    setView(next);
    setAddress((before) => writeView(before, name, next), { replace: true, preventScrollReset: true });
  }

  return {
    ...arranged,
    view,
    orders,
    hasSearch: textOf !== undefined,
    search: (search) => changeView({ search, page: 1 }),
    sort: (order, isDescending) => changeView({ order, isDescending, page: 1 }),
    goToPage: (page) => changeView({ page }),
  };
}
