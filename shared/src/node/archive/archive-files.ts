import type { FileHandle } from 'node:fs/promises';
import { ArchiveFault } from './archive-fault.ts';
import { type ArchiveEntry, readArchive, readAt } from './archive-reader.ts';
import {
  isAllowedPath,
  MANIFEST_MAX_BYTES,
  MANIFEST_PATH,
  type Manifest,
  type ManifestFile,
  quotePath,
  readManifest,
} from './manifest.ts';

/** A file that the manifest names, and where in the archive its bytes begin. */
export type PlacedFile = ManifestFile & { readonly start: number };

/**
 * Lists an archive's files, which must be exactly those of its manifest, with the sizes stated there. Their hashes are
 * left to the reader of the bytes. Throws an ArchiveFault, possibly only at the end.
 */
export async function readArchiveFiles(
  archive: FileHandle,
): Promise<{ readonly manifest: Manifest; readonly files: AsyncGenerator<PlacedFile> }> {
  const entries = readArchive(archive);
  const first = await entries.next();
  if (first.done) throw new ArchiveFault("L'archivio è vuoto");
  const manifest = await readOwnManifest(archive, first.value);
  return { manifest, files: matchFiles(entries, manifest) };
}

export function damagedInArchive({ path }: ManifestFile): ArchiveFault {
  return new ArchiveFault(`Il file ${quotePath(path)} nell'archivio è danneggiato`);
}

async function readOwnManifest(archive: FileHandle, { path, size, start }: ArchiveEntry): Promise<Manifest> {
  if (path !== MANIFEST_PATH) throw new ArchiveFault("L'archivio non inizia con il suo manifest");
  if (size > MANIFEST_MAX_BYTES) throw new ArchiveFault("Il manifest dell'archivio è troppo grande");
  return readManifest(await readAt(archive, start, size));
}

async function* matchFiles(entries: AsyncGenerator<ArchiveEntry>, manifest: Manifest): AsyncGenerator<PlacedFile> {
  const missing = new Map(manifest.files.map((file) => [file.path, file]));
  for await (const entry of entries) {
    const file = missing.get(entry.path);
    if (!file) throw unexpected(entry, manifest);
    missing.delete(entry.path);
    if (entry.size !== file.size)
      throw new ArchiveFault(`La dimensione di ${quotePath(file.path)} non è quella del manifest`);
    yield { ...file, start: entry.start };
  }
  const [left] = missing.keys();
  if (left !== undefined) throw new ArchiveFault(`Nell'archivio manca il file ${quotePath(left)}`);
}

function unexpected({ path }: ArchiveEntry, manifest: Manifest): ArchiveFault {
  if (!isAllowedPath(path)) return new ArchiveFault(`L'archivio contiene un percorso non ammesso: ${quotePath(path)}`);
  const isTwice = manifest.files.some((file) => file.path === path);
  return new ArchiveFault(`L'archivio contiene ${isTwice ? 'due volte' : 'un file in più:'} ${quotePath(path)}`);
}
