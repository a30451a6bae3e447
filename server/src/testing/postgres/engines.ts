import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Engine, HouseData, HouseTable } from '../../db/engine.ts';
import { createPostgresEngine } from '../../db/postgres/engine.ts';
import { makeDatabase } from './site-database.ts';

/** A database of a test's own, which goes when the test has ended, and processes that share it. */
export async function sharedDatabase(template?: string) {
  const { url, drop } = await makeDatabase(template);
  const engines: Engine[] = [];
  const houses: HouseData[] = [];
  onTestFinished(async () => {
    for (const house of houses) await house.close();
    for (const engine of engines) await engine.close();
    await drop();
  });

  async function ask(sql: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  }

  return {
    url,
    ask,

    /** An engine as each process has one. */
    startProcess() {
      const engine = createPostgresEngine(url);
      engines.push(engine);
      return {
        houses: requireTable(engine),
        async open(name = 'house'): Promise<HouseData> {
          const house = await engine.open({ name, file: '', backups: '' });
          houses.push(house);
          return house;
        },
      };
    },

    /** As where the machine in between fails: every connection ends at once. */
    async cutAll(): Promise<void> {
      await ask(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    },
  };
}

function requireTable({ houses }: Engine): HouseTable {
  if (!houses) throw new Error('an engine that processes share knows which houses there are');
  return houses;
}
