import {
  DATABASE_PATH,
  MANIFEST_PATH,
  type Manifest,
  type ManifestFile,
  readManifest,
  writeManifest,
} from '@approdo/shared/node/archive/manifest';
import { END_BYTES, encodeHeader, entryBytes, paddingOf } from '@approdo/shared/node/archive/tar';

/** Bytes of the archive that a manifest makes. */
export function archiveBytes(manifest: Manifest): number {
  const own = entryBytes(MANIFEST_PATH, writeManifest(manifest).length);
  return manifest.files.reduce((sum, { path, size }) => sum + entryBytes(path, size), own + END_BYTES);
}

/** The bytes of a file that a manifest names; throws a StoreFault, at the end at the latest, where they are others. */
export type ReadFile = (file: ManifestFile) => AsyncIterable<Buffer>;

/** The archive, piece by piece: the same bytes each time. Throws a StoreFault at the first file that is not as it was. */
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

/** Throws an ArchiveFault where the bytes are no manifest. */
export async function collectManifest(bytes: AsyncIterable<Buffer>): Promise<Manifest> {
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return readManifest(Buffer.concat(pieces));
}

/** Database first, then uploads by name: the order in which an archive holds them. */
export function sortFiles<File extends { readonly path: string }>(files: readonly File[]): File[] {
  const rank = ({ path }: File) => (path === DATABASE_PATH ? 0 : 1);
  return files.toSorted((a, b) => rank(a) - rank(b) || (a.path < b.path ? -1 : 1));
}
