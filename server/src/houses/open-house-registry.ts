import type { Config } from '../config.ts';
import { createHouseFolders } from './house-folders.ts';
import type { HouseRegistry } from './house-registry.ts';

/** Where the houses of this configuration are registered; to be closed. */
export async function openHouseRegistry({
  dataDir,
}: Pick<Config, 'dataDir'>): Promise<HouseRegistry & { readonly close: () => Promise<void> }> {
  return { ...createHouseFolders(dataDir), close: async () => undefined };
}
