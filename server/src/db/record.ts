import { z } from 'zod';

type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : '';

type Stored<Value> = boolean extends Value ? Exclude<Value, boolean> | 0 | 1 : Value;

/** A record as its table keeps it: columns in snake_case, booleans as 0 and 1. */
export type RowOf<Thing> = { [Key in keyof Thing & string as SnakeCase<Key>]: Stored<Thing[Key]> };

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

/**
 * Turns records into rows of their table and back, all by the one list of fields that the shape is: a new field is a line
 * there and a column in a migration.
 */
export function describeRecord<Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) {
  type Thing = z.output<z.ZodObject<Shape>>;
  const fields = Object.entries(shape.shape).map(([name, field]) => ({
    name,
    column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    isBoolean: field instanceof z.ZodBoolean,
  }));

  return {
    /** Of what is given, so that a change of some fields is a row of some columns. */
    rowOf<Part extends Partial<Thing>>(part: Part): RowOf<Pick<Part, keyof Part & keyof Thing>> {
      const values: Readonly<Record<string, unknown>> = part;
      const columns = fields
        .filter(({ name }) => values[name] !== undefined)
        .map(({ name, column, isBoolean }) => [column, isBoolean ? Number(values[name]) : values[name]]);
      return Object.fromEntries(columns);
    },

    /** Of a row of this kind: in a table that holds several kinds, the columns of the others may be null. */
    recordOf(row: Nullable<RowOf<Thing>>): Thing {
      const columns: Readonly<Record<string, unknown>> = row;
      const entries = fields.map(({ name, column, isBoolean }) => [
        name,
        isBoolean ? columns[column] === 1 : columns[column],
      ]);
      return Object.fromEntries(entries);
    },
  };
}
