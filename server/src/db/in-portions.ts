/** A statement takes only so many values, 32,766 in SQLite; one of each size is prepared and kept. */
const PORTION = 500;

/** What is found for all the values, asked for in portions that a statement can take, one after the other. */
export async function inPortions<Value, Row>(
  values: readonly Value[],
  find: (portion: readonly Value[]) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found: Row[] = [];
  for (let start = 0; start < values.length; start += PORTION) {
    found.push(...(await find(values.slice(start, start + PORTION))));
  }
  return found;
}
