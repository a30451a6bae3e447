import { HandleEmptyInListsPlugin, Kysely, replaceWithNoncontingentExpression } from 'kysely';
import type { DataPlace, Engine, HouseData } from '../engine.ts';
import type { Schema } from '../schema.ts';
import { sendTogether } from '../transaction.ts';
import { createBells } from './bell.ts';
import { copyIn } from './copy-in.ts';
import { copyOut } from './copy-out.ts';
import { createDuties } from './duty.ts';
import { houseDialect } from './house-dialect.ts';
import { schemaOf } from './house-schema.ts';
import { COMMON_SCHEMA, houseTable } from './house-table.ts';
import { keptRow } from './kept-rows.ts';
import { openLine } from './line.ts';
import { createLocks } from './locks.ts';
import { migrate } from './migrate.ts';
import { withNames } from './named-statements.ts';
import { openPool } from './pool.ts';
import { sessionOf } from './session.ts';

/** A schema for each house in one database, which many processes read and write. */
export function createPostgresEngine(databaseUrl: string): Engine {
  const session = sessionOf(databaseUrl);
  const { pool, isOwn } = openPool(session);
  const naming = withNames(pool);
  const bells = createBells(() => line);
  const duties = createDuties(() => line);
  const locks = createLocks(() => line);
  const line = openLine(session, {
    heard: (text, backend) => bells.heard(text, isOwn(backend)),
    lost() {
      bells.lost();
      duties.lost();
      locks.lost();
    },
    found() {
      bells.found();
      duties.found();
    },
  });

  async function open({ name }: DataPlace): Promise<HouseData> {
    const schema = schemaOf(name);
    const client = await pool.connect();
    try {
      await migrate(client, schema);
    } finally {
      client.release();
    }
    const plugins = [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })];
    const database = new Kysely<Schema>({ dialect: houseDialect(naming, schema), plugins }).withSchema(schema);
    sendTogether(database);
    return {
      database,
      bell: bells.bellOf(schema),
      duty: duties.dutyOf(schema),
      copyOut: (file) => copyOut(pool, schema, file),
      async copyIn(file, whileLocked) {
        await copyIn(pool, schema, { file, whileLocked });
        bells.ringHere(schema);
      },
      kept: (row) => keptRow(pool, schema, row),
      lock: (what) => locks.take(schema, what),
      close: () => database.destroy(),
    };
  }

  return {
    open,
    houses: houseTable(pool, bells.bellOf(COMMON_SCHEMA)),
    async close() {
      duties.close();
      await line.close();
      await pool.end();
    },
  };
}
