import type pg from 'pg';
import { migrations } from '../migrations/index.ts';
import { refuseNewer, schemaVersion } from '../schema-version.ts';
import { triggerSql, triggerVersion } from './change-triggers.ts';
import { forPostgres } from './for-postgres.ts';
import { lockKey } from './lock-key.ts';
import { quoted } from './tenant-schema.ts';

/** The version of a tenant's schema, and of its change triggers. */
type State = { readonly version: number; readonly triggers: string };

const NOTHING: State = { version: 0, triggers: '' };

/**
 * Migrates a tenant's schema to this program's version, each step in a transaction of its own under the write lock: of
 * processes that start together one takes each step, and an interrupted migration is resumed.
 * Throws DatabaseTooNewError, and changes nothing, if a newer program wrote the schema.
 */
export async function migrate(client: pg.ClientBase, schema: string): Promise<void> {
  for (;;) {
    const state = await readState(client, schema);
    refuseNewer(state.version);
    if (state.version === schemaVersion && state.triggers === triggerVersion) return;
    await takeStep(client, schema);
  }
}

/** The schema version, as seen by the client's snapshot, if it is in one. */
export async function readVersion(client: pg.ClientBase, schema: string): Promise<number> {
  return (await readState(client, schema)).version;
}

async function readState(client: pg.ClientBase, schema: string): Promise<State> {
  // `to_regclass` might return a stale answer after another process has created the table.
  const { rowCount: isThere } = await client.query(
    "select from pg_catalog.pg_tables where schemaname = $1 and tablename = 'schema_state'",
    [schema],
  );
  if (!isThere) return NOTHING;
  const { rows } = await client.query<State>(`select version, bell as triggers from ${quoted(schema)}.schema_state`);
  return rows[0] ?? NOTHING;
}

async function takeStep(client: pg.ClientBase, schema: string): Promise<void> {
  // Another process's step may take long, and so may this one.
  await client.query(`
    begin;
    set local lock_timeout = '10min';
    set local statement_timeout = '10min';
    select pg_advisory_xact_lock(${lockKey(schema, 'writing')})`);
  try {
    const { version, triggers } = await readState(client, schema);
    const step = migrations[version];
    if (version === 0) await client.query(besideMigrations(schema));
    if (step) {
      await client.query(`set local search_path = ${quoted(schema)}`);
      await client.query(forPostgres(step.sql));
      await client.query(`update ${quoted(schema)}.schema_state set version = $1`, [version + 1]);
    } else if (version === schemaVersion && triggers !== triggerVersion) {
      await client.query(triggerSql(schema));
      await client.query(`update ${quoted(schema)}.schema_state set bell = $1`, [triggerVersion]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Tables outside of archives and restores: the schema's state, and stored values of the tenant. */
function besideMigrations(schema: string): string {
  return `
    create schema if not exists ${quoted(schema)};
    create table if not exists ${quoted(schema)}.schema_state (
      only_row boolean primary key default true check (only_row),
      version bigint not null,
      bell text not null
    );
    insert into ${quoted(schema)}.schema_state (version, bell) values (0, '') on conflict do nothing;
    create table if not exists ${quoted(schema)}.kept_values (
      name text collate "C" primary key,
      value text not null
    )`;
}
