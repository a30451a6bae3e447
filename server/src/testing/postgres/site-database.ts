import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Engine, TenantData } from '../../db/engine.ts';
import { createPostgresEngine } from '../../db/postgres/engine.ts';
import { transact } from '../../db/transaction.ts';
import { fillContent } from '../../starter/starter-content.ts';
import { startPostgres } from './server.ts';

/** Settings without durability, since no data need outlive the tests. */
const CARELESS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_connections=400',
  'shared_buffers=64MB',
];

export const TEMPLATE = 'template_site';

/** The tenant of tests. */
const HOUSE = { name: 'house', file: '', backups: '' };

const START_MS = 120_000;

/** Started on load, so that it takes no test's or hook's time. */
const root = await shareServer();

/** A tenant's data in a database of its own, with a property without bookings. */
export async function openSiteDatabase(): Promise<TenantData & { readonly url: string }> {
  const { url, drop } = await makeDatabase(TEMPLATE);
  const engine = createPostgresEngine(url);
  const tenant = await engine.open(HOUSE);
  return {
    ...tenant,
    url,
    async close() {
      await tenant.close();
      await engine.close();
      await drop();
    },
  };
}

/** An empty database on the test run's shared server, and a function that drops it. */
export async function makeDatabase(template = 'template0') {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await ask(root, `create database ${name} template ${template} strategy file_copy`);
  return { url: root.replace(/[^/]+$/, name), drop: () => ask(root, `drop database if exists ${name} with (force)`) };
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The first test of a run that needs the server starts it, for all workers; it is stopped with the run. */
async function shareServer(): Promise<string> {
  const folder = join(tmpdir(), 'postgres');
  const ready = join(folder, 'url');
  if (isFirst(folder)) {
    const url = await startShared(folder);
    writeFileSync(`${ready}.next`, url);
    renameSync(`${ready}.next`, ready);
  }
  const deadline = Date.now() + START_MS;
  while (!existsSync(ready)) {
    if (Date.now() > deadline) throw new Error('the PostgreSQL that another worker starts is not there');
    await sleep(50);
  }
  return readFileSync(ready, 'utf8');
}

function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function startShared(folder: string): Promise<string> {
  const { urlOf } = await startPostgres(folder, { settings: CARELESS, outlives: true });
  await ask(urlOf('postgres'), `create database ${TEMPLATE}`);
  const engine = createPostgresEngine(urlOf(TEMPLATE));
  await fill(engine);
  await engine.close();
  return urlOf('postgres');
}

async function fill(engine: Engine): Promise<void> {
  const tenant = await engine.open(HOUSE);
  await transact(tenant.database, (trx) => fillContent(trx, 'demo'));
  await tenant.close();
}
