import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import type { DataPlace, Engine, TenantData } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { sendTogether } from '../transaction.ts';
import { createChangeNotifications } from './change-notifications.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';
import { keptRow } from './kept-rows.ts';
import { createLeaderLeases } from './leader-lease.ts';
import { openLine } from './line.ts';
import { createLocks } from './locks.ts';
import { migrate } from './migrate.ts';
import { withNames } from './named-statements.ts';
import { openPool } from './pool.ts';
import { sessionOf } from './session.ts';
import { tenantDialect } from './tenant-dialect.ts';
import { schemaOf } from './tenant-schema.ts';
import { COMMON_SCHEMA, tenantTable } from './tenant-table.ts';

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
