import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { replaceText } from '@approdo/shared/node/durable-file';
import { pathInside } from '../adapters/path-inside.ts';
import { DataDirError, lockFolder, openRoot } from '../data-dir/data-dir.ts';
import { requireNew, type Tenant, TenantError, tenant, tenantName } from './tenant.ts';
import type { TenantList, TenantRegistry } from './tenant-registry.ts';

const TENANTS = 'houses';
const REMOVED = 'houses-removed';
const CARD = 'house.json';

/** As long as a running site may take to notice that a tenant is gone, and to answer what is under way. */
const LET_GO_MS = 30_000;

/** Whether a DATA_DIR keeps many tenants, each in a folder that is a DATA_DIR itself. Throws a DataDirError where it keeps both. */
export function keepsTenants(dataDir: string): boolean {
  if (!existsSync(join(dataDir, TENANTS))) return false;
  if (existsSync(join(dataDir, 'current')))
    throw new DataDirError(`DATA_DIR: ${dataDir} has a house of its own and a folder ${TENANTS} with others`);
  return true;
}

/** The DATA_DIR of one of them. */
export function tenantFolder(dataDir: string, name: string): string {
  return pathInside(join(dataDir, TENANTS), name);
}

/** The tenants below a DATA_DIR. */
export function createTenantFolders(dataDir: string): TenantRegistry {
  const folder = join(dataDir, TENANTS);

  async function list(): Promise<TenantList> {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(cardOf(name))) : [];
    const read = await Promise.all(names.toSorted().map(readTenant));
    return {
      tenants: read.flatMap((found) => (typeof found === 'string' ? [] : [found])),
      faults: read.filter((found) => typeof found === 'string'),
    };
  }

  const cardOf = (name: string) => join(folder, name, CARD);

  async function readTenant(name: string): Promise<Tenant | string> {
    try {
      const read = tenant.safeParse({ ...JSON.parse(await readFile(cardOf(name), 'utf8')), name });
      return read.data ?? `${cardOf(name)}: ${read.error?.issues[0]?.message}`;
    } catch (error) {
      return `${cardOf(name)}: ${error instanceof Error ? error.message : error}`;
    }
  }

  /** Only one command at a time adds or removes. */
  async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (existsSync(join(dataDir, 'current')))
      throw new TenantError(
        `${dataDir} è la DATA_DIR di una casa sola. Per tenerne molte ferma il sito, sposta questa cartella dentro una nuova, in ${TENANTS}/NOME, e aggiungi la casa con quel nome (docs/guides/install.md)`,
      );
    openRoot(dataDir);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder);
    if (!lock) throw new TenantError('un altro comando sta cambiando le case: riprova');
    try {
      return await work();
    } finally {
      lock.release();
    }
  }

  return {
    keepsMany: async () => keepsTenants(dataDir),
    list,

    add: ({ name, ...card }, { isBack = false } = {}) =>
      alone(async () => {
        if (isBack)
          throw new TenantError(
            `qui una casa si riprende da ${join(dataDir, REMOVED)}: prima si aggiunge, senza --again, poi a programma fermo ci si mette la sua cartella`,
          );
        requireNew({ name, ...card }, (await list()).tenants);
        mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
        await replaceText(cardOf(name), `${JSON.stringify(card, null, 2)}\n`);
      }),

    remove: (name) =>
      alone(async () => {
        if (!tenantName.safeParse(name).success || !existsSync(cardOf(name)))
          throw new TenantError(`non c’è nessuna casa di nome ${name}`);
        const from = join(folder, name);
        renameSync(cardOf(name), join(from, `${CARD}.removed`));
        await waitUntilFree(from);
        mkdirSync(join(dataDir, REMOVED), { recursive: true, mode: 0o700 });
        const to = join(dataDir, REMOVED, `${name}-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
        renameSync(from, to);
        return to;
      }),
  };
}

/** A site that runs lets go of a tenant that has no card. */
async function waitUntilFree(folder: string): Promise<void> {
  for (const end = performance.now() + LET_GO_MS; performance.now() < end; await pause(200)) {
    const lock = lockFolder(folder);
    if (lock) return lock.release();
  }
  throw new TenantError(`il sito tiene ancora aperta la casa: i suoi dati restano in ${folder}; non sarà più servita`);
}
