import type { z } from 'zod';
import type { Schema } from './schema.ts';

/** A column as it is told of: `payment_settings.settings`. */
type ColumnName = {
  [Table in keyof Schema]: `${Table}.${keyof Schema[Table] & string}`;
}[keyof Schema];

/** A column that keeps JSON, beside those of a record. */
export function jsonColumn<Value>(column: ColumnName, shape: z.ZodType<Value>) {
  return {
    write: (value: Value): string => JSON.stringify(value),
    read: (stored: string): Value => readJson(column, shape, stored),
  };
}

/**
 * What a column keeps has that shape, or this throws and tells the column and what is wrong where. The value itself, which may
 * be somebody's, is not told. The shape says by default what older rows do without.
 */
export function readJson<Value>(column: string, shape: z.ZodType<Value>, stored: string): Value {
  const { data, error } = shape.safeParse(parse(column, stored));
  if (!error) return data;
  const faults = error.issues.map(({ path, code }) => `${path.join('.') || 'all of it'} (${code})`);
  throw new Error(`the column ${column} does not hold what it should: ${faults.join(', ')}`);
}

/** Without the words of JSON.parse, which quote what they could not read. */
function parse(column: string, stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    throw new Error(`the column ${column} does not hold JSON`);
  }
}
