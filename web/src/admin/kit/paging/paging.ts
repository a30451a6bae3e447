/** "Admin pickers and lists page at 12" (SPEC.md section 9). */
export const PAGE_SIZE = 12;

export type Slice<Row> = { readonly rows: readonly Row[]; readonly page: number; readonly pages: number };

/** The rows of a page, counted from 1; a page beyond the end becomes the last one. */
export function slicePage<Row>(all: readonly Row[], page: number): Slice<Row> {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const current = Math.min(Math.max(page, 1), pages);
  return { rows: all.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE), page: current, pages };
}

/** The page, from 1, of the row with so many rows before it. */
export function pageOf(place: number): number {
  return Math.floor(place / PAGE_SIZE) + 1;
}
