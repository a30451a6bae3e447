import type pg from 'pg';
import type { ChangeNotifications, TenantRow, TenantTable } from '../engine.ts';
import { CHANNEL } from './change-triggers.ts';
import { inTransaction } from './in-transaction.ts';
import { lockKey } from './lock-key.ts';
import { quoted, schemaOf } from './tenant-schema.ts';

/** The schema shared by all tenants. */
export const COMMON_SCHEMA = 'approdo';

const TABLE = `${quoted(COMMON_SCHEMA)}.houses`;

/** Under a lock, since two processes might both find the table missing. */
const MAKE = `
  begin;
  select pg_advisory_xact_lock(${lockKey(COMMON_SCHEMA, 'lock houses')});
  create schema if not exists ${quoted(COMMON_SCHEMA)};
  create table if not exists ${TABLE} (
    name text collate "C" primary key,
    host text collate "C" not null unique,
    url text not null,
    owner text not null,
    sender text
  );
  create or replace function ${quoted(COMMON_SCHEMA)}.ring_bell() returns trigger language plpgsql as $ring$
    begin
      perform pg_notify('${CHANNEL}', '${COMMON_SCHEMA} word houses');
      return null;
    end $ring$;
  create or replace trigger ring_bell after insert or update or delete on ${TABLE}
    for each statement execute function ${quoted(COMMON_SCHEMA)}.ring_bell()`;

/** The shared table of tenants; `notifications` are those of the shared schema. */
export function tenantTable(pool: pg.Pool, notifications: ChangeNotifications): TenantTable {
  async function hasTable(schema: string, table: string): Promise<boolean> {
    // `to_regclass` might return a stale answer after another process has created the table.
    const { rowCount } = await pool.query('select from pg_catalog.pg_tables where schemaname = $1 and tablename = $2', [
      schema,
      table,
    ]);
    return Boolean(rowCount);
  }

  return {
    async list() {
      if (!(await hasTable(COMMON_SCHEMA, 'houses'))) return undefined;
      return (await pool.query<TenantRow>(`select name, host, url, owner, sender from ${TABLE} order by name`)).rows;
    },

    add: (tenants) =>
      inTransaction(pool, MAKE, async (client) => {
        for (const { name, host, url, owner, sender } of tenants) {
          const row = [name, host, url, owner, sender];
          await client.query(`insert into ${TABLE} (name, host, url, owner, sender) values ($1, $2, $3, $4, $5)`, row);
        }
      }),

    async remove(name) {
      const isMade = await hasTable(COMMON_SCHEMA, 'houses');
      return isMade && Boolean((await pool.query(`delete from ${TABLE} where name = $1`, [name])).rowCount);
    },

    async findData(name) {
      const schema = schemaOf(name);
      return (await hasTable(schema, 'schema_state')) ? schema : undefined;
    },

    listen: (changed) =>
      notifications.subscribe({
        site: () => undefined,
        mail: () => undefined,
        lost: () => undefined,
        found: changed,
        message: changed,
      }),
  };
}
