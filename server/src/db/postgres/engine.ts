import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import pg from 'pg';
import type { DataPlace, Engine, HeldLock, KeptRow, TenantData } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { sendTogether } from '../transaction.ts';
import { createChangeNotifications } from './change-notifications.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';
import { inTransaction } from './in-transaction.ts';
import { createLeaderLeases } from './leader-lease.ts';
import { type Line, openLine } from './line.ts';
import { lockKey } from './lock-key.ts';
import { migrate } from './migrate.ts';
import { withNames } from './named-statements.ts';
import { tenantDialect } from './tenant-dialect.ts';
import { quoted, schemaOf } from './tenant-schema.ts';
import { COMMON_SCHEMA, tenantTable } from './tenant-table.ts';

/** PostgreSQL's numbers for types: https://www.postgresql.org/docs/15/catalog-pg-type.html */
const BOOL = 16;

const INT8 = 20;

const NUMERIC = 1700;

/** Connections of one process, for all its tenants: a database has some hundred for all processes. */
const MOST = 10;

/** A schema for each tenant in one database, which many processes read and write. */
export function createPostgresEngine(databaseUrl: string): Engine {
  const session = sessionOf(databaseUrl);
  const { pool, isOwn } = openPool(session);
  const naming = withNames(pool);
  const changeNotifications = createChangeNotifications(() => line);
  const leaderLeases = createLeaderLeases(() => line);
  const locks = createLocks(() => line);
  const line = openLine(session, {
    heard: (text, backend) => changeNotifications.heard(text, isOwn(backend)),
    lost() {
      changeNotifications.lost();
      leaderLeases.lost();
      locks.lost();
    },
    found() {
      changeNotifications.found();
      leaderLeases.found();
    },
  });

  async function open({ name }: DataPlace): Promise<TenantData> {
    const schema = schemaOf(name);
    const client = await pool.connect();
    try {
      await migrate(client, schema);
    } finally {
      client.release();
    }
    await line.tried;
    const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
    const database = new Kysely<Schema>({ dialect: tenantDialect(naming, schema), plugins }).withSchema(schema);
    sendTogether(database);
    return {
      database,
      notifications: changeNotifications.notificationsOf(schema),
      leaderLease: leaderLeases.leaseOf(schema),
      copyOut: (file) => copyOut(pool, schema, file),
      async copyIn(file, whileLocked) {
        await copyIn(pool, schema, { file, whileLocked });
        changeNotifications.publishHere(schema);
      },
      kept: (row) => keptRow(pool, schema, row),
      lock: (what) => locks.take(schema, what),
      close: () => database.destroy(),
    };
  }

  return {
    open,
    tenants: tenantTable(pool, changeNotifications.notificationsOf(COMMON_SCHEMA)),
    async close() {
      leaderLeases.close();
      await line.close();
      await pool.end();
    },
  };
}

/** Whether a backend, by its number, is behind a connection of the pool. */
type IsOwn = (backend: number) => boolean;

function openPool(session: pg.PoolConfig): { readonly pool: pg.Pool; readonly isOwn: IsOwn } {
  const pool = new pg.Pool({ ...session, max: MOST });
  const backends = new Map<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    // One that is lost while it is in use fails whatever is asked of it; unheard, it would end the process as well.
    client.on('error', () => undefined);
    backends.set(client, backendOf(client));
  });
  pool.on('remove', (client) => backends.delete(client));
  // One that was idle is replaced when it is needed.
  pool.on('error', () => undefined);
  return { pool, isOwn: (backend) => [...backends.values()].includes(backend) };
}

/** pg knows it, though its types do not tell. */
function backendOf(client: pg.PoolClient): number {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : 0;
}

/** A value that is kept of a tenant, for every process that serves it. */
function keptRow(pool: pg.Pool, schema: string, name: string): KeptRow {
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

/** Locks on the line, each had once in this process too; they are free when the line is lost. */
function createLocks(line: () => Line) {
  const held = new Set<string>();

  async function take(schema: string, name: string): Promise<HeldLock | undefined> {
    const key = lockKey(schema, `lock ${name}`);
    if (held.has(key)) return undefined;
    held.add(key);
    const isTaken = await ask('select pg_try_advisory_lock($1) as is_done', key).catch((error: unknown) => {
      held.delete(key);
      throw error;
    });
    if (!isTaken) held.delete(key);
    return isTaken ? { release: () => release(key) } : undefined;
  }

  async function release(key: string): Promise<void> {
    if (!held.delete(key)) return;
    await ask('select pg_advisory_unlock($1) as is_done', key).catch(() => undefined);
  }

  async function ask(sql: string, key: string): Promise<boolean> {
    const [row] = await line().ask<{ is_done: number }>(sql, [key]);
    return row?.is_done === 1;
  }

  return { take, lost: () => held.clear() };
}

/**
 * How each connection is opened. Nothing is looked up in a schema that no query names; who is silent in the middle of a
 * transaction loses it, and a connection whose other end is gone is given up, by both sides, within ten seconds.
 */
function sessionOf(connectionString: string): pg.PoolConfig {
  return {
    connectionString,
    fallback_application_name: 'approdo',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    idle_in_transaction_session_timeout: 3000,
    lock_timeout: 5000,
    statement_timeout: 30_000,
    options: '-c search_path= -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=1 -c tcp_keepalives_count=5',
    types: { getTypeParser },
  };
}

/** Whole numbers, counts and sums are numbers, and what is true is 1, as SQLite has it. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === BOOL) return (text: string) => (text === 't' ? 1 : 0);
  return pg.types.getTypeParser(oid, format);
}
