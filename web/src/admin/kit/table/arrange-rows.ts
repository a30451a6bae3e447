import { compareTexts } from '@approdo/shared/domain/base/language/text-order';
import { withoutMarks } from '@approdo/shared/domain/base/text/text';
import { slicePage } from '../paging/paging.ts';

/** How a list is looked at; the page counts from 1. */
export type View = {
  readonly search: string;
  /** The key of an order, or none for the order that the rows come in. */
  readonly order: string | undefined;
  readonly isDescending: boolean;
  readonly page: number;
};

/** Something that rows can be sorted by. */
export type Order<Row> = {
  readonly key: string;
  readonly label: string;
  /** Null comes last, whichever way the rows are sorted. */
  readonly by: (row: Row) => string | number | null;
};

type Looks<Row> = {
  readonly view: View;
  readonly orders: readonly Order<Row>[];
  /** All of a row that a search finds; left out where there is no search. */
  readonly textOf?: ((row: Row) => string) | undefined;
  /** All rows on one page. */
  readonly isWhole?: boolean;
};

export type Arranged<Row> = {
  /** The rows of the page. */
  readonly shown: readonly Row[];
  /** How many rows the search found, on all pages. */
  readonly count: number;
  readonly pages: number;
  /** The page that is shown: the last, where the view asks for one that is no longer there. */
  readonly page: number;
};

/** The rows that a search finds, in order, and of them one page. */
export function arrangeRows<Row>(
  rows: readonly Row[],
  { view, orders, textOf, isWhole = false }: Looks<Row>,
): Arranged<Row> {
  const found = textOf ? rows.filter((row) => isFound(textOf(row), view.search)) : rows;
  const order = orders.find(({ key }) => key === view.order);
  const sorted = order ? found.toSorted(comparing(order, view.isDescending)) : found;
  const { rows: shown, page, pages } = isWhole ? { rows: sorted, page: 1, pages: 1 } : slicePage(sorted, view.page);
  return { shown, count: found.length, pages, page };
}

/** Whether a text has each word of a search, wherever; accents and capitals do not matter. */
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
