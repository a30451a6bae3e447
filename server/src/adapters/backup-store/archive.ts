import {
  DATABASE_PATH,
  MANIFEST_PATH,
  type Manifest,
  type ManifestFile,
  readManifest,
  writeManifest,
} from '@approdo/shared/node/archive/manifest';
import { END_BYTES, encodeHeader, entryBytes, paddingOf } from '@approdo/shared/node/archive/tar';

/** The size in bytes of the archive that a manifest describes. */
export function archiveBytes(manifest: Manifest): number {
  const own = entryBytes(MANIFEST_PATH, writeManifest(manifest).length);
  return manifest.files.reduce((sum, { path, size }) => sum + entryBytes(path, size), own + END_BYTES);
}

/** Reads a file of a manifest; throws a StoreFault, at the end at the latest, if the bytes differ. */
export type ReadFile = (file: ManifestFile) => AsyncIterable<Buffer>;

/** Streams the archive, with the same bytes each time. Throws a StoreFault at the first file that has changed. */
export async function* packArchive(manifest: Manifest, read: ReadFile): AsyncGenerator<Buffer> {
  const modifiedAt = new Date(manifest.createdAt);
  const own = writeManifest(manifest);
  yield encodeHeader({ path: MANIFEST_PATH, size: own.length, modifiedAt });
  yield own;
  yield Buffer.alloc(paddingOf(own.length));
  for (const file of manifest.files) {
    yield encodeHeader({ path: file.path, size: file.size, modifiedAt });
    yield* read(file);
    yield Buffer.alloc(paddingOf(file.size));
  }
  yield Buffer.alloc(END_BYTES);
}

/** Throws an ArchiveFault if the bytes are not a manifest. */
export async function collectManifest(bytes: AsyncIterable<Buffer>): Promise<Manifest> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return readManifest(Buffer.concat(pieces));
}

/** Sorts files as in an archive: the database first, then uploads by name. */
export function sortFiles<File extends { readonly path: string }>(files: readonly File[]): File[] {
  const rank = ({ path }: File) => (path === DATABASE_PATH ? 0 : 1);
  return files.toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}
