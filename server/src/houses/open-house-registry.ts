import type { Config } from '../config/config.ts';
import { createEngine } from '../db/create-engine.ts';
import type { Engine } from '../db/engine.ts';
import { createHouseFolders } from './house-folders.ts';
import type { HouseRegistry } from './house-registry.ts';
import { createHousesInTable, takeOverHouses } from './houses-in-table.ts';

/** Where the houses of this configuration are registered: in folders, or where processes share data, beside those. */
export async function openHouseRegistry(
  { dataDir }: Pick<Config, 'dataDir'>,
  { houses: table }: Pick<Engine, 'houses'>,
): Promise<HouseRegistry> {
  const folders = createHouseFolders(dataDir);
  if (!table) return folders;
  await takeOverHouses(table, folders);
  return createHousesInTable(table);
}

/** The same for as long as `work` takes. */
export async function withHouseRegistry<Result>(
  config: Pick<Config, 'dataDir' | 'distributed'>,
  work: (registry: HouseRegistry) => Promise<Result>,
): Promise<Result> {
  const engine = await createEngine(config.distributed);
  try {
    return await work(await openHouseRegistry(config, engine));
  } finally {
    await engine.close();
  }
}
