import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DataDirError } from '../data-dir/data-dir.ts';
import { sharedDatabase } from '../testing/postgres/engines.ts';
import { type SharedParts, startSharedParts } from '../testing/shared-parts.ts';
import { startTestTenants, type TestTenants } from '../testing/test-tenants.ts';
import { openTenantRegistry } from './open-tenant-registry.ts';
import { type Tenant, TenantError } from './tenant.ts';
import { createTenantFolders } from './tenant-folders.ts';

const aTenant = (change: Partial<Tenant> = {}): Tenant => ({
  name: 'mare',
  url: 'https://mare.example',
  owner: 'anna@example.it',
  ...change,
});

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'approdo-houses-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** A database, and what each machine that is on it knows of tenants. */
async function machines() {
  const shared = await sharedDatabase();
  const start = async (dataDir = makeDataDir()) => {
    const machine = shared.startProcess();
    return { ...machine, registry: await openTenantRegistry({ dataDir }, machine) };
  };
  return { ...shared, start };
}

describe('the list of houses', () => {
  test('is one for all machines, and nothing of it lies on any of them', async () => {
    const { start } = await machines();
    const [here, elsewhere] = [await start(), await start()];
    expect([await here.registry.keepsMany(), await here.registry.list()]).toEqual([false, { tenants: [], faults: [] }]);
    const monte = aTenant({ name: 'monte', url: 'https://monte.example', sender: 'Monte <ciao@monte.example>' });
    await here.registry.add(monte);
    await elsewhere.registry.add(aTenant());
    expect(await elsewhere.registry.list()).toEqual({ tenants: [aTenant(), monte], faults: [] });
    await elsewhere.registry.remove('monte');
    expect(await here.registry.list()).toEqual({ tenants: [aTenant()], faults: [] });
    await here.registry.remove('mare');
    expect([await here.registry.keepsMany(), await here.registry.list()]).toEqual([true, { tenants: [], faults: [] }]);
    await expect(here.registry.remove('mare')).rejects.toThrow(TenantError);
    await expect(here.registry.remove('../mare')).rejects.toThrow(TenantError);
  });

  test('takes one of those that come at once by one name or host, from whichever machine, and says so to the others', async () => {
    const { start } = await machines();
    const registries = [(await start()).registry, (await start()).registry];
    const added = [aTenant(), aTenant({ url: 'https://altra.example' }), aTenant({ name: 'altra' })];
    const tries = added.flatMap((tenant) => registries.map((registry) => registry.add(tenant)));
    const outcomes = await Promise.allSettled(tries);
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    for (const outcome of refused) expect('reason' in outcome && outcome.reason).toBeInstanceOf(TenantError);
    const { tenants } = (await registries[0]?.list()) ?? { tenants: [] };
    expect(refused).toHaveLength(tries.length - tenants.length);
    expect(new Set(tenants.map(({ name }) => name)).size).toBe(tenants.length);
    expect(new Set(tenants.map(({ url }) => url)).size).toBe(tenants.length);
  });

  test('names a row that is no house, and hides no other', async () => {
    const { start, ask } = await machines();
    const { registry } = await start();
    await registry.add(aTenant());
    await ask(`insert into approdo.houses values ('Monte', 'monte.example', 'monte.example', 'nobody', null)`);
    expect(await registry.list()).toEqual({ tenants: [aTenant()], faults: [expect.stringContaining('Monte')] });
  });

  test('is refused to the database of one house alone', async () => {
    const { start } = await machines();
    const { open, registry } = await start();
    await open('house');
    await expect(registry.add(aTenant())).rejects.toThrow(/una casa sola/);
    expect(await registry.keepsMany()).toBe(false);
  });

  test('gives nobody the data of a house that was removed, but who says that it is the same', async () => {
    const { start } = await machines();
    const { open, registry } = await start();
    await expect(registry.add(aTenant(), { isBack: true })).rejects.toThrow(TenantError);
    await registry.add(aTenant());
    await open('mare');
    expect(await registry.remove('mare')).toContain('house_mare');
    await expect(registry.add(aTenant())).rejects.toThrow(/--again/);
    await registry.add(aTenant(), { isBack: true });
    expect((await registry.list()).tenants).toEqual([aTenant()]);
  });

  test('tells each process when it has changed, and when it may have', async () => {
    const shared = await machines();
    const { registry } = await shared.start();
    const here = await shared.start();
    let told = 0;
    here.registry.listen?.(() => {
      told += 1;
    });
    let before = told;
    await registry.add(aTenant());
    await expect.poll(() => told).toBeGreaterThan(before);
    before = told;
    await shared.cutAll();
    await expect.poll(() => told).toBeGreaterThan(before);
  });
});

describe('what folders said of houses', () => {
  test('is taken over once, by whoever comes first, and what is removed stays so', async () => {
    const { start } = await machines();
    const folders = [makeDataDir(), makeDataDir()];
    for (const folder of folders) await createTenantFolders(folder).add(aTenant());
    const [one, other] = await Promise.all(folders.map((folder) => start(folder)));
    expect((await other?.registry.list())?.tenants).toEqual([aTenant()]);
    await one?.registry.remove('mare');
    const later = await start(folders[1]);
    expect([await later.registry.keepsMany(), (await later.registry.list()).tenants]).toEqual([true, []]);
  });

  test('is not taken over by halves', async () => {
    const { start } = await machines();
    const dataDir = makeDataDir();
    await createTenantFolders(dataDir).add(aTenant());
    mkdirSync(join(dataDir, 'houses', 'monte'));
    writeFileSync(join(dataDir, 'houses', 'monte', 'house.json'), '{');
    await expect(start(dataDir)).rejects.toThrow(/monte/);
    expect(await (await start()).registry.keepsMany()).toBe(false);
  });

  test('counts where there is no shared database, as ever', async () => {
    const registry = await openTenantRegistry({ dataDir: makeDataDir() }, {});
    expect(await registry.keepsMany()).toBe(false);
    await registry.add(aTenant());
    expect(await registry.keepsMany()).toBe(true);
    await expect(registry.add(aTenant({ name: 'monte' }), { isBack: true })).rejects.toThrow(TenantError);
    const both = makeDataDir();
    for (const name of ['houses', 'current']) mkdirSync(join(both, name));
    await expect((await openTenantRegistry({ dataDir: both }, {})).keepsMany()).rejects.toThrow(DataDirError);
  });
});

describe('processes over one database', () => {
  let shared: SharedParts;
  let first: TestTenants;
  let second: TestTenants;
  beforeAll(async () => {
    shared = await startSharedParts();
    first = await startTestTenants({ shared });
    second = await startTestTenants({ shared, isLater: true });
  }, 180_000);
  afterAll(async () => {
    await first.close();
    await second.close();
    await shared.close();
  });

  const statusesOf = async (path: string, host: string) =>
    await Promise.all([first, second].map(async (one) => (await one.ask(path, { host })).status));

  test('serve the same houses, the later of them with the environment alone', async () => {
    expect(await statusesOf('/', 'localhost')).toEqual([200, 200]);
    const { client } = await first.signInTo('mare');
    await client.property.update({ body: { name: 'La casa al mare' } });
    await expect.poll(async () => (await second.ask('/', { host: '127.0.0.1' })).text).toContain('La casa al mare');
  });

  test('hear of a house that is added or removed', async () => {
    const lago = { name: 'lago', url: 'http://lago.example', owner: 'lago@example.com' };
    expect(await statusesOf('/', 'lago.example')).toEqual([421, 421]);
    await first.registry.add(lago);
    await expect.poll(() => statusesOf('/', 'lago.example'), { timeout: 15_000 }).toEqual([200, 200]);
    expect([first, second].filter(({ owners }) => owners.has('lago'))).toHaveLength(1);
    await second.registry.remove('lago');
    await expect.poll(() => statusesOf('/', 'lago.example'), { timeout: 15_000 }).toEqual([421, 421]);
    expect(await statusesOf('/', 'localhost')).toEqual([200, 200]);
  });
});

test('a process says under a strange name whether it can serve, which the database decides', async () => {
  const shared = await startSharedParts();
  const lone = await startTestTenants({ shared });
  onTestFinished(async () => {
    await lone.close();
    await shared.close();
  });
  const health = async () => (await lone.ask('/api/health', { host: '10.0.0.1' })).status;
  expect(await health()).toBe(200);
  await shared.database.drop();
  expect(await health()).toBe(503);
}, 180_000);

test('a process that cannot note that it looks after backups says so, and ends in order', async () => {
  const shared = await startSharedParts();
  onTestFinished(shared.close);
  const database = new pg.Client(shared.database.url);
  await database.connect();
  const lone = await startTestTenants({ shared });
  const isTold = () => lone.lines.some((line) => line.includes('looking after the backups began without a note'));
  try {
    // The leader lease goes with its connection, and is taken up anew.
    await database.query(`do $$ declare house record; begin
      for house in select schemaname from pg_tables where tablename = 'kept_values' loop
        execute format('drop table %I.kept_values', house.schemaname);
      end loop; end $$`);
    await database.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(isTold, { timeout: 15_000 }).toBe(true);
  } finally {
    await database.end();
    await lone.close();
  }
}, 180_000);
