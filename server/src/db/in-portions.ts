import { setImmediate } from 'node:timers/promises';

/** A statement takes only so many values, 32,766 in SQLite; one of each size is prepared and kept. */
const PORTION = 200;

/** Statements that write one thing each, before others have their turn. */
const TURN = 50;

/**
 * What is found for all the values, asked for in portions that a statement can take, one after the other. Between them
 * others have their turn, but for those who wait for the same database.
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

/** Does something for each value, one after the other; now and then others have their turn. */
export async function inTurns<Value>(values: readonly Value[], work: (value: Value) => Promise<void>): Promise<void> {
  for (const [place, value] of values.entries()) {
    if (place > 0 && place % TURN === 0) await setImmediate();
    await work(value);
  }
}
