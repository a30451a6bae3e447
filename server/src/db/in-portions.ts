import { setImmediate } from 'node:timers/promises';

/** A statement takes a limited number of values (32,766 in SQLite), and each size is a separate prepared statement. */
const PORTION = 200;

/** How many works run before yielding to the event loop. */
const WORKS_BEFORE_YIELD = 50;

/**
 * Queries in portions of values that a statement can take, one after the other, and joins the results. Yields to the
 * event loop between portions.
 */
export async function inPortions<Value, Row>(
  values: readonly Value[],
  find: (portion: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let start = 0; start < values.length; start += PORTION) {
    if (start > 0) await setImmediate();
    found.push(...(await find(values.slice(start, start + PORTION))));
  }
  return found;
}

/** Does the work for each value, one after the other, and yields to the event loop now and then. */
export async function eachSequentially<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<void>,
): Promise<void> {
  for (const [place, value] of values.entries()) {
    if (place > 0 && place % WORKS_BEFORE_YIELD === 0) await setImmediate();
    await work(value);
  }
}
