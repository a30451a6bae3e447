import { type FileHandle, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind } from '@approdo/shared/contract/operations/backup';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { damagedInArchive, readArchiveFiles } from '@approdo/shared/node/archive/archive-files';
import { DATABASE_PATH, type Manifest, quotePath } from '@approdo/shared/node/archive/manifest';
import { copyHashed, hashFile, type OnBytes } from '../copy-hashed.ts';
import { sortFiles } from './archive.ts';
import { createContents, distinct } from './contents.ts';
import { isOwnPath } from './own-path.ts';
import { isProtectedArchive, unprotectArchive } from './protected-archive.ts';
import type { BackupRecord } from './records.ts';
import { folderLayout, openStoreFolder } from './store-layout.ts';
import { checkDatabase } from './unpack-backup.ts';
import type { WorkProgress } from './work-progress.ts';

export type ImportInput = {
  readonly store: string;
  readonly archive: string;
  readonly id: string;
  readonly kind: BackupKind;
  readonly verifiedAt: string;
  /** The passphrase, if it is encrypted. */
  readonly passphrase?: string | undefined;
};

/**
 * Checks the whole of an uploaded archive before adding it to the backups. Throws an ArchiveFault at the first fault,
 * and leaves nothing of the archive behind.
 */
export async function importArchive(input: ImportInput, progress: WorkProgress): Promise<BackupRecord> {
  const { size } = await stat(input.archive);
  if (!(await isProtectedArchive(input.archive))) {
    progress.expect(size);
    return await importPlain(input, progress);
  }
  if (input.passphrase === undefined) throw new ArchiveFault('L’archivio è protetto da una frase segreta');
  const plain = join(openStoreFolder(input.store).aside, `adopt-${input.id}.tar`);
  progress.expect(2 * size);
  try {
    await unprotectArchive({ from: input.archive, to: plain, passphrase: input.passphrase }, progress.advance);
    return await importPlain({ ...input, archive: plain }, progress);
  } finally {
    await rm(plain, { force: true });
  }
}

async function importPlain(input: ImportInput, progress: WorkProgress): Promise<BackupRecord> {
  const folder = openStoreFolder(input.store);
  const { objects, recordBackup } = createContents(folderLayout(folder));
  const parts = join(folder.aside, `adopt-${input.id}`);
  await mkdir(parts);
  const archive = await open(input.archive, 'r');
  try {
    const manifest = await unpackInto(parts, input.archive, archive, progress.advance);
    const database = manifest.files.find(({ path }) => path === DATABASE_PATH);
    if (database) checkDatabase(join(parts, database.sha256), manifest.schemaVersion);
    for (const { sha256 } of distinct(manifest.files)) await objects.put(sha256, join(parts, sha256));
    const { id, kind, verifiedAt } = input;
    return await recordBackup({ ...manifest, files: sortFiles(manifest.files) }, { id, kind, verifiedAt });
  } finally {
    await archive.close();
    await rm(parts, { recursive: true, force: true });
  }
}

/** Writes each file of the archive under its hash, checked against the manifest at its start. */
async function unpackInto(parts: string, from: string, archive: FileHandle, onBytes: OnBytes): Promise<Manifest> {
  const { manifest, files } = await readArchiveFiles(archive);
  const foreign = manifest.files.find(({ path }) => !isOwnPath(path));
  if (foreign)
    throw new ArchiveFault(`L'archivio contiene un file che il sito non conserva: ${quotePath(foreign.path)}`);
  const written = new Set<string>();
  for await (const file of files) {
    const span = { from, start: file.start, size: file.size };
    // Identical files share a hash: the second one is read but not written.
    const isAgain = written.has(file.sha256);
    const { sha256 } = isAgain
      ? await hashFile(span, onBytes)
      : await copyHashed(span, join(parts, file.sha256), onBytes);
    if (sha256 !== file.sha256) throw damagedInArchive(file);
    written.add(sha256);
  }
  return manifest;
}
