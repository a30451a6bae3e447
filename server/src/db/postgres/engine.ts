import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import pg from 'pg';
import type { DataPlace, Engine, HeldLock, StoredRow, TenantData } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { enableBatching } from '../transaction.ts';
import { createChangeNotifications } from './change-notifications.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';
import { inTransaction } from './in-transaction.ts';
import { createLeaderLeases } from './leader-lease.ts';
import { lockKey } from './lock-key.ts';
import { migrate } from './migrate.ts';
import { withNames } from './named-statements.ts';
import { openPersistentConnection, type PersistentConnection } from './persistent-connection.ts';
import { tenantDialect } from './tenant-dialect.ts';
import { quoted, schemaOf } from './tenant-schema.ts';
import { COMMON_SCHEMA, tenantTable } from './tenant-table.ts';

/** PostgreSQL's type OIDs: https://www.postgresql.org/docs/15/catalog-pg-type.html */
const BOOL = 16;

const INT8 = 20;

const NUMERIC = 1700;

/** Connections per process, for all its tenants: a database has about a hundred for all processes. */
const MAX_CONNECTIONS = 10;

/** The PostgreSQL engine: a schema per tenant in one database that processes share. */
export function createPostgresEngine(databaseUrl: string): Engine {
  const session = sessionOf(databaseUrl);
  const { pool, isOwn } = openPool(session);
  const naming = withNames(pool);
  const changeNotifications = createChangeNotifications(() => connection);
  const leaderLeases = createLeaderLeases(() => connection);
  const locks = createLocks(() => connection);
  const connection = openPersistentConnection(session, {
    onNotification: (text, backend) => changeNotifications.receive(text, isOwn(backend)),
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
    await connection.firstAttempt;
    const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
    const database = new Kysely<Schema>({ dialect: tenantDialect(naming, schema), plugins }).withSchema(schema);
    enableBatching(database);
    return {
      database,
      notifications: changeNotifications.notificationsOf(schema),
      leaderLease: leaderLeases.leaseOf(schema),
      copyOut: (file) => copyOut(pool, schema, file),
      async copyIn(file, whileLocked) {
        await copyIn(pool, schema, { file, whileLocked });
        changeNotifications.publishHere(schema);
      },
      openStoredRow: (row) => openStoredRow(pool, schema, row),
      lock: (what) => locks.take(schema, what),
      close: () => database.destroy(),
    };
  }

  return {
    open,
    tenants: tenantTable(pool, changeNotifications.notificationsOf(COMMON_SCHEMA)),
    async close() {
      leaderLeases.close();
      await connection.close();
      await pool.end();
    },
  };
}

/** Whether a backend, by process id, serves a connection of the pool. */
type IsOwn = (backend: number) => boolean;

function openPool(session: pg.PoolConfig): { readonly pool: pg.Pool; readonly isOwn: IsOwn } {
  const pool = new pg.Pool({ ...session, max: MAX_CONNECTIONS });
  const backends = new Map<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    // A connection lost while in use fails its queries; without a listener the error would end the process, too.
    client.on('error', () => undefined);
    backends.set(client, backendOf(client));
  });
  pool.on('remove', (client) => backends.delete(client));
  // A lost idle connection is replaced when needed.
  pool.on('error', () => undefined);
  return { pool, isOwn: (backend) => [...backends.values()].includes(backend) };
}

/** A property of pg's client that its types lack. */
function backendOf(client: pg.PoolClient): number {
  return 'processID' in client && typeof client.processID === 'number' ? client.processID : 0;
}

/** Opens a stored value of a tenant that its processes share. */
function openStoredRow(pool: pg.Pool, schema: string, name: string): StoredRow {
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

/** Advisory locks on the persistent connection, exclusive within this process, too; lost with the connection. */
function createLocks(connection: () => PersistentConnection) {
  const held = new Set<string>();

  async function take(schema: string, name: string): Promise<HeldLock | undefined> {
    const key = lockKey(schema, `lock ${name}`);
    if (held.has(key)) return undefined;
    held.add(key);
    const isTaken = await queryLock('select pg_try_advisory_lock($1) as is_done', key).catch((error: unknown) => {
      held.delete(key);
      throw error;
    });
    if (!isTaken) held.delete(key);
    return isTaken ? { release: () => release(key) } : undefined;
  }

  async function release(key: string): Promise<void> {
    if (!held.delete(key)) return;
    await queryLock('select pg_advisory_unlock($1) as is_done', key).catch(() => undefined);
  }

  async function queryLock(sql: string, key: string): Promise<boolean> {
    const [row] = await connection().query<{ is_done: number }>(sql, [key]);
    return row?.is_done === 1;
  }

  return { take, lost: () => held.clear() };
}

/**
 * The settings of each connection. The search path is empty, so queries must name schemas; an idle transaction is
 * ended, and both sides give up a dead connection within ten seconds.
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

/** Integers, counts and sums are numbers, and booleans are 0 or 1, as in SQLite. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === INT8 || oid === NUMERIC) return Number;
  if (oid === BOOL) return (text: string) => (text === 't' ? 1 : 0);
  return pg.types.getTypeParser(oid, format);
}
