/** The first of what was asked for, and how many there are in all. */
export type First<Item> = { readonly items: readonly Item[]; readonly total: number };

/** Of rows that each carry how many there are in all, as `count(*) over ()` tells it. */
export function firstOf<Row extends { readonly total: number | string | bigint }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): First<Item> {
  return { items: rows.map(itemOf), total: Number(rows[0]?.total ?? 0) };
}
