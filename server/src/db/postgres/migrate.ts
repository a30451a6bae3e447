import type pg from 'pg';
import { migrations } from '../migrations/index.ts';
import { refuseNewer, schemaVersion } from '../schema-version.ts';
import { triggerSql, triggerVersion } from './change-triggers.ts';
import { forPostgres } from './for-postgres.ts';
import { lockKey } from './lock-key.ts';
import { quoted } from './tenant-schema.ts';

/** How far a tenant's schema is, and which triggers tell of its changes. */
type State = { readonly version: number; readonly triggers: string };

const NOTHING: State = { version: 0, triggers: '' };

/**
 * Brings a tenant's schema to this program's version, each step whole in a transaction of its own, which begins where no
 * other writes: of processes that start together one takes it, and a start that was killed is gone on with.
 * Throws DatabaseTooNewError, and changes nothing, where a newer program wrote it.
 */
export async function migrate(client: pg.ClientBase, schema: string): Promise<void> {
  for (;;) {
    const state = await readState(client, schema);
    refuseNewer(state.version);
    if (state.version === schemaVersion && state.triggers === triggerVersion) return;
    await takeStep(client, schema);
  }
}

/** Of the snapshot that the client is in, if it is in one. */
export async function readVersion(client: pg.ClientBase, schema: string): Promise<number> {
  return (await readState(client, schema)).version;
}

async function readState(client: pg.ClientBase, schema: string): Promise<State> {
  // `to_regclass` would go on saying what it said before others made the table.
  const { rowCount: isThere } = await client.query(
    "select from pg_catalog.pg_tables where schemaname = $1 and tablename = 'schema_state'",
    [schema],
  );
  if (!isThere) return NOTHING;
  const { rows } = await client.query<State>(`select version, bell as triggers from ${quoted(schema)}.schema_state`);
  return rows[0] ?? NOTHING;
}

async function takeStep(client: pg.ClientBase, schema: string): Promise<void> {
  // Another's step may be long, and so may this one.
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

/** What is in no archive and outlives restores: how far the schema is, and a few values that are kept of the tenant. */
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
