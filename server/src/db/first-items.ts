/** The first items of a list, and the total number. */
export type FirstItems<Item> = { readonly items: readonly Item[]; readonly total: number };

/** Builds the list from rows that each carry the total, as by `count(*) over ()`. */
export function firstItemsOf<Row extends { readonly total: number | string | bigint }, Item>(
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
): FirstItems<Item> {
  return { items: rows.map(itemOf), total: Number(rows[0]?.total ?? 0) };
}
