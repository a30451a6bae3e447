import type { z } from 'zod';
import type { Schema } from './schema.ts';

/** A column's full name: `payment_settings.settings`. */
type ColumnName = {
  [Table in keyof Schema]: `${Table}.${keyof Schema[Table] & string}`;
}[keyof Schema];

/** Reads and writes a JSON column that is not part of a record. */
export function jsonColumn<Value>(column: ColumnName, shape: z.ZodType<Value>) {
  return {
    write: (value: Value): string => JSON.stringify(value),
    read: (stored: string): Value => readJson(column, shape, stored),
  };
}

/**
 * Parses the JSON of a column. Throws an error that names the column and the faults, but not the value, which may be
 * personal data. Defaults in the shape fill in what older rows lack.
 */
export function readJson<Value>(column: string, shape: z.ZodType<Value>, stored: string): Value {
  const { data, error } = shape.safeParse(parse(column, stored));
  if (!error) return data;
  const faults = error.issues.map(({ path, code }) => `${path.join('.') || 'all of it'} (${code})`);
  throw new Error(`the column ${column} does not hold what it should: ${faults.join(', ')}`);
}

/** Hides the message of JSON.parse, which quotes the value. */
function parse(column: string, stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    throw new Error(`the column ${column} does not hold JSON`);
  }
}
