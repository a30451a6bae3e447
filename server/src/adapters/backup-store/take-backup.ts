import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind } from '@approdo/shared/contract/backup/backup';
import { DATABASE_PATH, type Manifest, type ManifestFile, writeManifest } from '@approdo/shared/node/archive/manifest';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import { copyDatabase } from '../../db/sqlite/copy-database.ts';
import { archiveBytes, sortFiles } from './archive.ts';
import { hashFile } from './copy-hashed.ts';
import { type KnownFiles, readKnownFiles, writeKnownFiles } from './known-files.ts';
import { adoptPart, hasObject, putCopy, type StoredFile, syncObjects } from './objects.ts';
import { type BackupRecord, writeRecord } from './records.ts';
import type { Reporter } from './reporter.ts';
import { openStoreFolder, type StoreFolder } from './store-folder.ts';
import { type FoundFile, listUploads } from './uploads-walk.ts';

export type TakeInput = {
  readonly store: string;
  readonly database: string;
  readonly uploads: string;
  readonly id: string;
  readonly kind: BackupKind;
  readonly createdAt: string;
  readonly appVersion: string;
};

/** Files that are copied at the same time: while one is hashed, others are read and synced. */
const FILES_AT_ONCE = 4;

const silent: Reporter = { expect: () => undefined, advance: () => undefined };

/**
 * Saves database and uploads. Uploads are copied before the database, so that none which it names is deleted first, and
 * once more after it, for those that came meanwhile: what is in the copy of the database is in the backup.
 */
export async function takeBackup(input: TakeInput, reporter: Reporter): Promise<BackupRecord> {
  const folder = openStoreFolder(input.store);
  const uploads = new Map<string, ManifestFile>();
  const { size } = await stat(input.database);
  await collectUploads(folder, input.uploads, { collected: uploads, reporter, besides: size });
  const { schemaVersion, ...database } = await putDatabase(folder, input, reporter);
  await collectUploads(folder, input.uploads, { collected: uploads, reporter: silent });
  const files = sortFiles([{ path: DATABASE_PATH, ...database }, ...uploads.values()]);
  const { id, kind, createdAt, appVersion } = input;
  return await keepRecord(folder, { format: 1, appVersion, schemaVersion, createdAt, files }, { id, kind });
}

/** Copies what is new in the uploads, ahead of a backup that must be quick. */
export async function warmStore(input: Pick<TakeInput, 'store' | 'uploads'>, reporter: Reporter): Promise<void> {
  await collectUploads(openStoreFolder(input.store), input.uploads, { collected: new Map(), reporter });
}

/** Makes a backup of objects that are all in the store: from here on it is listed. */
export async function keepRecord(
  folder: StoreFolder,
  manifest: Manifest,
  about: Pick<BackupRecord, 'id' | 'kind'>,
  verifiedAt: string | null = null,
): Promise<BackupRecord> {
  const { sha256: manifestSha256 } = await putBytes(folder, writeManifest(manifest));
  await syncObjects(folder);
  const { createdAt } = manifest;
  const size = archiveBytes(manifest);
  const record = { ...about, createdAt, size, manifestSha256, verifiedAt, fault: null, lost: [] };
  await writeRecord(folder, record);
  return record;
}

type Collecting = {
  readonly collected: Map<string, ManifestFile>;
  readonly reporter: Reporter;
  /** Bytes that are copied besides. */
  readonly besides?: number;
};

async function collectUploads(
  folder: StoreFolder,
  uploads: string,
  { collected, reporter, besides = 0 }: Collecting,
): Promise<void> {
  const known = await readKnownFiles(folder);
  const present: KnownFiles = {};
  const found = await listUploads(uploads);
  reporter.expect(found.reduce((sum, { size }) => sum + size, besides));
  await runInParallel(found, { limit: FILES_AT_ONCE }, async (upload) => {
    const stored = await putUpload(folder, upload, known[upload.stamp], reporter);
    if (!stored) return;
    present[upload.stamp] = stored.sha256;
    collected.set(upload.path, { path: upload.path, ...stored });
  });
  await writeKnownFiles(folder, present);
}

/** Undefined where it was deleted before it could be copied. */
async function putUpload(
  folder: StoreFolder,
  { file, size }: FoundFile,
  knownSha256: string | undefined,
  { advance }: Reporter,
): Promise<StoredFile | undefined> {
  if (knownSha256 !== undefined && (await hasObject(folder, { sha256: knownSha256, size }))) {
    advance(size);
    return { sha256: knownSha256, size };
  }
  try {
    return await putCopy(folder, file, advance);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function putDatabase(
  folder: StoreFolder,
  { id, database }: TakeInput,
  { advance }: Reporter,
): Promise<StoredFile & { readonly schemaVersion: number }> {
  const part = join(folder.aside, `${id}.sqlite`);
  try {
    const schemaVersion = copyDatabase(database, part);
    const stored = await hashFile({ from: part }, advance);
    await adoptPart(folder, part, stored);
    return { ...stored, schemaVersion };
  } finally {
    await rm(part, { force: true });
  }
}

async function putBytes(folder: StoreFolder, bytes: Buffer): Promise<StoredFile> {
  const part = join(folder.aside, 'manifest.json');
  try {
    await writeFile(part, bytes, { mode: 0o600, flush: true });
    const stored = await hashFile({ from: part });
    await adoptPart(folder, part, stored);
    return stored;
  } finally {
    await rm(part, { force: true });
  }
}
