import { compareTexts } from '@approdo/shared/domain/base/language/text-order';
import { withoutMarks } from '@approdo/shared/domain/base/text/text';
import { slicePage } from '../paging/paging.ts';

/** The view of a list; the page counts from 1. */
export type View = {
  readonly search: string;
  /** The key of an order; undefined for the rows' own order. */
  readonly order: string | undefined;
  readonly isDescending: boolean;
  readonly page: number;
};

/** An order that rows can be sorted by. */
export type Order<Row> = {
  readonly key: string;
  readonly label: string;
  /** Null comes last in either direction. */
  readonly by: (row: Row) => string | number | null;
};

type ArrangeOptions<Row> = {
  readonly view: View;
  readonly orders: readonly Order<Row>[];
  /** The text of a row that a search looks in; left out if there is no search. */
  readonly textOf?: ((row: Row) => string) | undefined;
  /** All rows on one page. */
  readonly isUnpaged?: boolean;
};

export type Arranged<Row> = {
  /** The rows of the page. */
  readonly visibleRows: readonly Row[];
  /** How many rows the search found, on all pages. */
  readonly count: number;
  readonly pages: number;
  /** The current page: the last, if the view asks for one beyond the end. */
  readonly page: number;
};

/** Filters by search, sorts and cuts out one page of rows. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  { view, orders, textOf, isUnpaged = false }: ArrangeOptions<Row>,
): Arranged<Row> {
  const found = textOf ? rows.filter((row) => isFound(textOf(row), view.search)) : rows;
  const order = orders.find(({ key }) => key === view.order);
  const sorted = order ? found.toSorted(comparing(order, view.isDescending)) : found;
  const {
    rows: visibleRows,
    page,
    pages,
  } = isUnpaged ? { rows: sorted, page: 1, pages: 1 } : slicePage(sorted, view.page);
  return { visibleRows, count: found.length, pages, page };
}

/** Whether a text contains every word of a search, ignoring accents and case. */
export function isFound(text: string, search: string): boolean {
  const folded = fold(text);
  return fold(search)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

function fold(text: string): string {
  return withoutMarks(text).toLowerCase();
}

function comparing<Row>({ by }: Order<Row>, isDescending: boolean): (a: Row, b: Row) => number {
  const direction = isDescending ? -1 : 1;
  return (a, b) => {
    const [one, other] = [by(a), by(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return direction * compare(one, other);
  };
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareTexts(String(one), String(other));
}
