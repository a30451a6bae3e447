import type pg from 'pg';
import type { KeptRow } from '../engine.ts';
import { inTransaction } from './in-transaction.ts';
import { lockKey } from './lock-key.ts';
import { quoted } from './tenant-schema.ts';

/** A value that is kept of a tenant, for every process that serves it. */
export function keptRow(pool: pg.Pool, schema: string, name: string): KeptRow {
  const table = `${quoted(schema)}.kept_values`;
  const lock = `select pg_advisory_xact_lock(${lockKey(schema, `kept ${name}`)})`;

  async function read(client: pg.Pool | pg.ClientBase): Promise<string | undefined> {
    const { rows } = await client.query<{ value: string }>(`select value from ${table} where name = $1`, [name]);
    return rows[0]?.value;
  }

  return {
    read: () => read(pool),
    change: (next) =>
      inTransaction(pool, `begin; ${lock}`, async (client) => {
        const present = await read(client);
        const changed = next(present);
        if (changed !== present) {
          await client.query(
            `insert into ${table} (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
            [name, changed],
          );
        }
        return changed;
      }),
  };
}
