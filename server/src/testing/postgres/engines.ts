import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { Engine, TenantData, TenantTable } from '../../db/engine.ts';
import { createPostgresEngine } from '../../db/postgres/engine.ts';
import { makeDatabase } from './site-database.ts';

/** A database for one test, dropped when the test ends, and processes that share it. */
export async function sharedDatabase(template?: string) {
  const { url, drop } = await makeDatabase(template);
  const engines: Engine[] = [];
  const tenants: TenantData[] = [];
  onTestFinished(async () => {
    for (const tenant of tenants) await tenant.close();
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
        tenants: requireTable(engine),
        async open(name = 'house'): Promise<TenantData> {
          const tenant = await engine.open({ name, file: '', backups: '' });
          tenants.push(tenant);
          return tenant;
        },
      };
    },

    /** Cuts every connection at once, as when a network machine fails. */
    async cutAll(): Promise<void> {
      await ask(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    },
  };
}

function requireTable({ tenants }: Engine): TenantTable {
  if (!tenants) throw new Error('an engine that processes share knows which houses there are');
  return tenants;
}
