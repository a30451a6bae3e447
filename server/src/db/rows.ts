import type { RowOf } from './record.ts';
import type { Schema } from './schema.ts';
import type { Reader, Trx } from './transaction.ts';

/** The part of describeRecord's result that is used here. */
type Kind<Thing> = {
  readonly table: TableOf<Thing>;
  rowOf(part: Partial<Thing>): object;
  recordOf(row: object): Thing;
};

/** The tables that can store such records, possibly with more columns. */
type TableOf<Thing> = { [Name in keyof Schema]: Schema[Name] extends RowOf<Thing> ? Name : never }[keyof Schema];

type Loose = { readonly [column: string]: unknown };

type Order = readonly [column: string, direction?: 'desc'];

/** The usual queries of a repository whose table has records with an id. */
export function describeRows<Thing extends { readonly id: string }>(kind: Kind<Thing>) {
  const name: string = kind.table;
  const open = (reader: Reader) => reader.$extendTables<Record<string, Loose>>();

  return {
    /** All records, in the given order. */
    async list(reader: Reader, ...order: readonly Order[]): Promise<Thing[]> {
      const all = open(reader).selectFrom(name).selectAll();
      const ordered = order.reduce((query, [column, direction]) => query.orderBy(column, direction), all);
      return (await ordered.execute()).map((row) => kind.recordOf(row));
    },

    async find(reader: Reader, id: string): Promise<Thing | undefined> {
      const row = await open(reader).selectFrom(name).selectAll().where('id', '=', id).executeTakeFirst();
      return row && kind.recordOf(row);
    },

    async insert(trx: Trx, thing: Thing): Promise<void> {
      await open(trx)
        .insertInto(name)
        .values({ ...kind.rowOf(thing) })
        .execute();
    },

    async update(trx: Trx, thing: Thing): Promise<void> {
      await open(trx)
        .updateTable(name)
        .set({ ...kind.rowOf(thing) })
        .where('id', '=', thing.id)
        .execute();
    },

    /** False if there is none. */
    async remove(trx: Trx, id: string): Promise<boolean> {
      const { numDeletedRows } = await open(trx).deleteFrom(name).where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
