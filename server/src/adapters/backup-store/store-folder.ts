import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where backups lie. `records` has one file a backup, which names its files by hash; `objects` has the files themselves,
 * each once however many backups hold it; `aside` has what is being made, and is emptied at each start.
 */
export type StoreFolder = {
  readonly root: string;
  readonly records: string;
  readonly objects: string;
  readonly aside: string;
};

/** Where everything lies in a store; it need not be there. */
export function storeFolderAt(root: string): StoreFolder {
  return { root, records: join(root, 'records'), objects: join(root, 'objects'), aside: join(root, 'aside') };
}

export function openStoreFolder(root: string): StoreFolder {
  const folder = storeFolderAt(root);
  for (const path of Object.values(folder)) mkdirSync(path, { recursive: true, mode: 0o700 });
  return folder;
}

/** Removes what an operation that was killed has left. Only for the one who holds the store's lock. */
export function clearAside({ aside }: StoreFolder): void {
  for (const name of readdirSync(aside)) rmSync(join(aside, name), { recursive: true, force: true });
}
