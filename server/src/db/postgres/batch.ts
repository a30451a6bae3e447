/** Rows read and written together, some hundred kilobytes in all, since a single row may have a megabyte. */
export type Batch = { readonly rows: number };

const FIRST_ROWS = 50;
const MAX_ROWS = 1000;
const WANTED_CHARACTERS = 500_000;

/** The size of the next batch, given the rows of the last one. */
export function nextBatch(last: Batch = { rows: FIRST_ROWS }, came: readonly (readonly unknown[])[] = []): Batch {
  if (came.length === 0) return last;
  const wanted = Math.floor((WANTED_CHARACTERS / sizeOf(came)) * came.length);
  return { rows: Math.min(Math.max(wanted, 1), MAX_ROWS, last.rows * 4) };
}

function sizeOf(rows: readonly (readonly unknown[])[]): number {
  let size = 1;
  for (const row of rows) for (const value of row) size += lengthOf(value);
  return size;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' || value instanceof Uint8Array ? value.length : 8;
}
