import type { Config } from '../config/config.ts';
import { createEngine } from '../db/create-engine.ts';
import type { Engine } from '../db/engine.ts';
import { createTenantFolders } from './tenant-folders.ts';
import type { TenantRegistry } from './tenant-registry.ts';
import { createTenantsInTable, takeOverTenants } from './tenants-in-table.ts';

/** Where the tenants of this configuration are registered: in folders, or where processes share data, beside those. */
export async function openTenantRegistry(
  { dataDir }: Pick<Config, 'dataDir'>,
  { tenants: table }: Pick<Engine, 'tenants'>,
): Promise<TenantRegistry> {
  const folders = createTenantFolders(dataDir);
  if (!table) return folders;
  await takeOverTenants(table, folders);
  return createTenantsInTable(table);
}

/** The same for as long as `work` takes. */
export async function withTenantRegistry<Result>(
  config: Pick<Config, 'dataDir' | 'distributed'>,
  work: (registry: TenantRegistry) => Promise<Result>,
): Promise<Result> {
  const engine = await createEngine(config.distributed);
  try {
    return await work(await openTenantRegistry(config, engine));
  } finally {
    await engine.close();
  }
}
