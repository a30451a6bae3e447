import {
  DATABASE_PATH,
  MANIFEST_PATH,
  type Manifest,
  readManifest,
  writeManifest,
} from '@approdo/shared/node/archive/manifest';
import { END_BYTES, encodeHeader, entryBytes, paddingOf } from '@approdo/shared/node/archive/tar';
import { readObject } from './objects.ts';
import type { StoreFolder } from './store-folder.ts';

/** Bytes of the archive that a manifest makes. */
export function archiveBytes(manifest: Manifest): number {
  const own = entryBytes(MANIFEST_PATH, writeManifest(manifest).length);
  return manifest.files.reduce((sum, { path, size }) => sum + entryBytes(path, size), own + END_BYTES);
}

/** The archive, piece by piece: the same bytes each time. Throws a StoreFault at the first file that is not as it was. */
export async function* packArchive(folder: StoreFolder, manifest: Manifest): AsyncGenerator<Buffer> {
  const modifiedAt = new Date(manifest.createdAt);
  const own = writeManifest(manifest);
  yield encodeHeader({ path: MANIFEST_PATH, size: own.length, modifiedAt });
  yield own;
  yield Buffer.alloc(paddingOf(own.length));
  for (const file of manifest.files) {
    yield encodeHeader({ path: file.path, size: file.size, modifiedAt });
    yield* readObject(folder, file);
    yield Buffer.alloc(paddingOf(file.size));
  }
  yield Buffer.alloc(END_BYTES);
}

/** The manifest of a backup in the store; throws a StoreFault where it was lost or damaged there. */
export async function loadManifest(folder: StoreFolder, sha256: string): Promise<Manifest> {
  const pieces: Buffer[] = [];
  for await (const piece of readObject(folder, { path: MANIFEST_PATH, sha256 })) pieces.push(piece);
  return readManifest(Buffer.concat(pieces));
}

/** Database first, then uploads by name: the order in which an archive holds them. */
export function sortFiles<File extends { readonly path: string }>(files: readonly File[]): File[] {
  const rank = ({ path }: File) => (path === DATABASE_PATH ? 0 : 1);
  return files.toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}
