import { z } from 'zod';

type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : '';

type Stored<Value> = boolean extends Value ? Exclude<Value, boolean> | 0 | 1 : Value extends object ? string : Value;

/** A record as its table keeps it: columns in snake_case, booleans as 0 and 1, lists and objects as JSON. */
export type RowOf<Thing> = { [Key in keyof Thing & string as SnakeCase<Key>]: Stored<Thing[Key]> };

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

type Values = Readonly<Record<string, unknown>>;

/**
 * Turns records into rows of their table and back, all by the one list of fields that the shape is: a new field is a line
 * there and a column in a migration.
 */
export function describeRecord<Shape extends z.ZodRawShape>(shape: z.ZodObject<Shape>) {
  type Thing = z.output<z.ZodObject<Shape>>;
  const fields = Object.entries(shape.shape).map(([name, field]) => ({
    name,
    column: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ...storingOf(field),
  }));

  return {
    /** All that a record is made of, by name: who asks for these is answered the same whatever columns are added. */
    columns: fields.map(({ column }) => column) as (keyof RowOf<Thing>)[],

    /** Of what is given, so that a change of some fields is a row of some columns. */
    rowOf<Part extends Partial<Thing>>(part: Part): RowOf<Pick<Part, keyof Part & keyof Thing>> {
      const values: Values = part;
      const columns = fields
        .filter(({ name }) => values[name] !== undefined)
        .map(({ name, column, write }) => [column, write(values[name])]);
      return Object.fromEntries(columns);
    },

    /** Of a row of this kind: in a table that holds several kinds, the columns of the others may be null. */
    recordOf(row: Nullable<RowOf<Thing>>): Thing {
      const columns: Values = row;
      const record: Record<string, unknown> = {};
      for (const { name, column, read } of fields) record[name] = read(columns[column]);
      return record as Thing;
    },
  };
}

type Storing = { readonly write: (value: unknown) => unknown; readonly read: (stored: unknown) => unknown };

const AS_IT_IS: Storing = { write: (value) => value, read: (stored) => stored };
const AS_BIT: Storing = { write: Number, read: (stored) => stored === 1 };
const AS_JSON: Storing = { write: JSON.stringify, read: (stored) => JSON.parse(String(stored)) };

function storingOf(field: unknown): Storing {
  if (field instanceof z.ZodBoolean) return AS_BIT;
  return field instanceof z.ZodArray || field instanceof z.ZodObject ? AS_JSON : AS_IT_IS;
}
