import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '../file-store/file-store.ts';
import { createFolderStore } from '../file-store/folder-store.ts';

/** Where the files of a store lie, and what they are called there. */
export type StoreGround = {
  readonly files: FileStore;
  /** A folder of this machine, for what is on its way; on the same disk where the store is a folder. */
  readonly scratch: string;
  /** Has one file a backup, which names its files by hash. */
  readonly records: `${string}/`;
  /** Has the files themselves, each once however many backups hold it. */
  readonly objects: `${string}/`;
  readonly nameOf: (sha256: string) => string;
  /** Where it is a folder: threads read it by themselves, and nothing in it is the site's own. */
  readonly folder?: StoreFolder;
};

/** `aside` has what is being made, and is emptied at each start. */
export type StoreFolder = {
  readonly root: string;
  readonly records: string;
  readonly objects: string;
  readonly aside: string;
};

/** A larger piece than a visitor is sent: an archive has one reader. */
const PIECE_BYTES = 512 * 1024;

export function groundInFolder(folder: StoreFolder): StoreGround {
  return {
    files: createFolderStore(folder.root, { pieceBytes: PIECE_BYTES, folderMode: 0o700 }),
    scratch: folder.aside,
    records: 'records/',
    objects: 'objects/',
    nameOf: (sha256) => `objects/${sha256.slice(0, 2)}/${sha256}`,
    folder,
  };
}

/** Beside the uploads of the tenant. */
export function groundInBucket(files: FileStore, scratch: string): StoreGround {
  const objects = 'backups/objects/';
  return { files, scratch, records: 'backups/records/', objects, nameOf: (sha256) => `${objects}${sha256}` };
}

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
