import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStore } from '../file-store/file-store.ts';
import { createFolderStore } from '../file-store/folder-store.ts';

/** Where a store has its files, and how they are named. */
export type StoreLayout = {
  readonly files: FileStore;
  /** A local folder for temporary files; on the same disk if the store is a folder. */
  readonly scratch: string;
  /** Contains one file per backup, with the hash of its manifest. */
  readonly records: `${string}/`;
  /** Contains the files themselves, each once, however many backups share it. */
  readonly objects: `${string}/`;
  readonly nameOf: (sha256: string) => string;
  /** Present if the store is a folder: worker threads read it directly, and nothing in it belongs to the live site. */
  readonly folder?: StoreFolder;
};

/** `aside` contains unfinished work and is emptied at each start. */
export type StoreFolder = {
  readonly root: string;
  readonly records: string;
  readonly objects: string;
  readonly aside: string;
};

/** Larger pieces than for visitors, as an archive has a single reader. */
const PIECE_BYTES = 512 * 1024;

export function folderLayout(folder: StoreFolder): StoreLayout {
  return {
    files: createFolderStore(folder.root, { pieceBytes: PIECE_BYTES, folderMode: 0o700 }),
    scratch: folder.aside,
    records: 'records/',
    objects: 'objects/',
    nameOf: (sha256) => `objects/${sha256.slice(0, 2)}/${sha256}`,
    folder,
  };
}

/** In the bucket, beside the tenant's uploads. */
export function bucketLayout(files: FileStore, scratch: string): StoreLayout {
  const objects = 'backups/objects/';
  return { files, scratch, records: 'backups/records/', objects, nameOf: (sha256) => `${objects}${sha256}` };
}

/** The paths of a store folder, which need not exist. */
export function storeFolderAt(root: string): StoreFolder {
  return { root, records: join(root, 'records'), objects: join(root, 'objects'), aside: join(root, 'aside') };
}

export function openStoreFolder(root: string): StoreFolder {
  const folder = storeFolderAt(root);
  for (const path of Object.values(folder)) mkdirSync(path, { recursive: true, mode: 0o700 });
  return folder;
}

/** Removes what a killed operation has left behind. The caller must hold the store's lock. */
export function clearAside({ aside }: StoreFolder): void {
  for (const name of readdirSync(aside)) rmSync(join(aside, name), { recursive: true, force: true });
}
