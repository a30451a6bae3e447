import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind } from '@approdo/shared/contract/backup';
import { sortFiles } from './archive.ts';
import { ArchiveFault } from './archive-fault.ts';
import { type ArchiveEntry, readArchive, readAt } from './archive-reader.ts';
import { copyHashed, type OnBytes } from './copy-hashed.ts';
import {
  DATABASE_PATH,
  isAllowedPath,
  isOwnPath,
  MANIFEST_MAX_BYTES,
  MANIFEST_PATH,
  type Manifest,
  type ManifestFile,
  readManifest,
  shown,
} from './manifest.ts';
import { adoptPart } from './objects.ts';
import { isProtectedArchive, unprotectArchive } from './protected-archive.ts';
import type { BackupRecord } from './records.ts';
import type { Reporter } from './reporter.ts';
import { openStoreFolder } from './store-folder.ts';
import { keepRecord } from './take-backup.ts';
import { checkDatabase } from './unpack-backup.ts';

export type AdoptInput = {
  readonly store: string;
  readonly archive: string;
  readonly id: string;
  readonly kind: BackupKind;
  readonly verifiedAt: string;
  /** What opens it, where it is encrypted. */
  readonly passphrase?: string | undefined;
};

/**
 * Checks an archive from outside whole, and only then puts it among the backups. Throws an ArchiveFault at the first
 * fault; nothing of the archive is then left.
 */
export async function adoptArchive(input: AdoptInput, reporter: Reporter): Promise<BackupRecord> {
  const { size } = await stat(input.archive);
  if (!(await isProtectedArchive(input.archive))) {
    reporter.expect(size);
    return await adoptPlain(input, reporter);
  }
  if (input.passphrase === undefined) throw new ArchiveFault('L’archivio è protetto da una frase segreta');
  const plain = join(openStoreFolder(input.store).aside, `adopt-${input.id}.tar`);
  reporter.expect(2 * size);
  try {
    await unprotectArchive({ from: input.archive, to: plain, passphrase: input.passphrase }, reporter.advance);
    return await adoptPlain({ ...input, archive: plain }, reporter);
  } finally {
    await rm(plain, { force: true });
  }
}

async function adoptPlain(input: AdoptInput, reporter: Reporter): Promise<BackupRecord> {
  const folder = openStoreFolder(input.store);
  const parts = join(folder.aside, `adopt-${input.id}`);
  await mkdir(parts);
  const archive = await open(input.archive, 'r');
  try {
    const manifest = await unpackInto(parts, input.archive, archive, reporter.advance);
    const database = manifest.files.find(({ path }) => path === DATABASE_PATH);
    if (database) checkDatabase(join(parts, database.sha256), manifest.schemaVersion);
    for (const file of distinct(manifest.files)) await adoptPart(folder, join(parts, file.sha256), file);
    const { id, kind, verifiedAt } = input;
    return await keepRecord(folder, { ...manifest, files: sortFiles(manifest.files) }, { id, kind }, verifiedAt);
  } finally {
    await archive.close();
    await rm(parts, { recursive: true, force: true });
  }
}

/** Writes each file of the archive under its hash, checked against the manifest that comes first. */
async function unpackInto(parts: string, from: string, archive: FileHandle, onBytes: OnBytes): Promise<Manifest> {
  let manifest: Manifest | undefined;
  const missing = new Map<string, ManifestFile>();
  const written = new Set<string>();
  for await (const entry of readArchive(archive)) {
    if (!manifest) {
      manifest = await readOwnManifest(archive, entry);
      for (const file of manifest.files) missing.set(file.path, file);
      continue;
    }
    const file = missing.get(entry.path);
    if (!file) throw unexpected(entry, manifest);
    missing.delete(entry.path);
    if (entry.size !== file.size)
      throw new ArchiveFault(`La dimensione di ${shown(file.path)} non è quella del manifest`);
    // Two files that are the same have one hash; the second is checked like the first and not kept.
    const part = join(parts, written.has(file.sha256) ? `${file.sha256}.again` : file.sha256);
    const { sha256 } = await copyHashed({ from, start: entry.start, size: entry.size }, part, onBytes);
    if (sha256 !== file.sha256) throw new ArchiveFault(`Il file ${shown(file.path)} nell'archivio è danneggiato`);
    if (written.has(sha256)) await rm(part);
    written.add(sha256);
  }
  if (!manifest) throw new ArchiveFault("L'archivio è vuoto");
  const [left] = missing.keys();
  if (left !== undefined) throw new ArchiveFault(`Nell'archivio manca il file ${shown(left)}`);
  return manifest;
}

async function readOwnManifest(archive: FileHandle, { path, size, start }: ArchiveEntry): Promise<Manifest> {
  if (path !== MANIFEST_PATH) throw new ArchiveFault("L'archivio non inizia con il suo manifest");
  if (size > MANIFEST_MAX_BYTES) throw new ArchiveFault("Il manifest dell'archivio è troppo grande");
  const manifest = readManifest(await readAt(archive, start, size));
  const foreign = manifest.files.find(({ path: named }) => !isOwnPath(named));
  if (foreign) throw new ArchiveFault(`L'archivio contiene un file che il sito non conserva: ${shown(foreign.path)}`);
  return manifest;
}

function unexpected({ path }: ArchiveEntry, manifest: Manifest): ArchiveFault {
  if (!isAllowedPath(path)) return new ArchiveFault(`L'archivio contiene un percorso non ammesso: ${shown(path)}`);
  const isTwice = manifest.files.some((file) => file.path === path);
  return new ArchiveFault(`L'archivio contiene ${isTwice ? 'due volte' : 'un file in più:'} ${shown(path)}`);
}

function distinct(files: readonly ManifestFile[]): ManifestFile[] {
  return [...new Map(files.map((file) => [file.sha256, file])).values()];
}
