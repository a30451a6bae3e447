import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { isOnPostgres } from './site-data.ts';

type Change = { readonly table: keyof Schema; readonly verb: 'update' | 'delete'; readonly id?: string };

/** Makes the database fail at any such change, until the returned function is called. */
export async function stopChanges(database: Database, { table, verb, id }: Change): Promise<() => Promise<void>> {
  const name = sql.raw(isOnPostgres ? `house_house.${table}` : table);
  const before = sql`before ${sql.raw(verb)} on ${name} for each row`;
  const when = id === undefined ? sql`` : sql`when (old.id = ${sql.lit(id)})`;
  if (isOnPostgres) {
    await sql`create function house_house.stop() returns trigger language plpgsql as
      'begin raise exception ''stopped''; end'`.execute(database);
    await sql`create trigger stop ${before} ${when} execute function house_house.stop()`.execute(database);
  } else {
    await sql`create trigger stop ${before} ${when} begin select raise(abort, 'stopped'); end`.execute(database);
  }
  return async () => {
    await (isOnPostgres ? sql`drop function house_house.stop() cascade` : sql`drop trigger stop`).execute(database);
  };
}
