import { z } from 'zod';
import { readJson } from './json-column.ts';
import type { Schema } from './schema.ts';

type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Tail>}`
  : '';

type Stored<Value> = boolean extends Value
  ? Exclude<Value, boolean> | 0 | 1
  : Value extends Uint8Array
    ? Value
    : Value extends object
      ? string
      : Value;

/** A record as stored in its table: columns in snake_case, booleans as 0 and 1, lists and objects as JSON. */
export type RowOf<Thing> = { [Key in keyof Thing & string as SnakeCase<Key>]: Stored<Thing[Key]> };

type Nullable<Row> = { readonly [Column in keyof Row]: Row[Column] | null };

type Values = Readonly<Record<string, unknown>>;

/**
 * Converts records to rows of their table and back, by the fields of the shape: a new field takes a line there and a
 * column in a migration. Optional values are nullable: a field that is undefined is not part of a change.
 */
export function describeRecord<Table extends keyof Schema, Shape extends z.ZodRawShape>(
  table: Table,
  shape: z.ZodObject<Shape>,
) {
  type Thing = z.output<z.ZodObject<Shape>>;
  const fields = Object.entries(shape.shape).map(([name, field]) => {
    const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return { name, column, ...codecOf(`${table}.${column}`, field) };
  });

  return {
    table,

    /** The columns of a record, so that queries return the same whatever columns are added. */
    columns: fields.map(({ column }) => column) as (keyof RowOf<Thing>)[],

    /** The row of the given fields only, so that it can change some columns. */
    rowOf<Part extends Partial<Thing>>(part: Part): RowOf<Pick<Part, keyof Part & keyof Thing>> {
      const values: Values = part;
      const columns = fields
        .filter(({ name }) => values[name] !== undefined)
        .map(({ name, column, write }) => [column, write(values[name])]);
      return Object.fromEntries(columns);
    },

    /** The record of a row; in a table with several kinds of records, the columns of other kinds may be null. */
    recordOf(row: Nullable<RowOf<Thing>>): Thing {
      const columns: Values = row;
      const record: Record<string, unknown> = {};
      for (const { name, column, read } of fields) record[name] = read(columns[column]);
      return record as Thing;
    },
  };
}

type Codec = { readonly write: (value: unknown) => unknown; readonly read: (stored: unknown) => unknown };

const AS_IS: Codec = { write: (value) => value, read: (stored) => stored };
const AS_BIT: Codec = { write: Number, read: (stored) => stored === 1 };

/** The types of fields that are stored as they are; bytes are `custom`. */
const STORED_AS_IS: ReadonlySet<string> = new Set(['string', 'number', 'enum', 'literal', 'custom']);

function codecOf(column: string, field: unknown): Codec {
  if (field instanceof z.ZodReadonly) return codecOf(column, field.unwrap());
  if (field instanceof z.ZodNullable) return orNull(codecOf(column, field.unwrap()));
  if (field instanceof z.ZodBoolean) return AS_BIT;
  if (field instanceof z.ZodArray || field instanceof z.ZodObject) return asJson(column, field);
  if (field instanceof z.ZodType && STORED_AS_IS.has(field.type)) return AS_IS;
  throw new Error(`no column keeps what ${column} is`);
}

function asJson(column: string, shape: z.ZodType): Codec {
  return { write: JSON.stringify, read: (stored) => readJson(column, shape, String(stored)) };
}

function orNull({ write, read }: Codec): Codec {
  return {
    write: (value) => (value === null ? null : write(value)),
    read: (stored) => (stored === null ? null : read(stored)),
  };
}
