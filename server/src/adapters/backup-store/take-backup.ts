import { randomUUID } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupKind } from '@approdo/shared/contract/operations/backup';
import { DATABASE_PATH, type ManifestFile } from '@approdo/shared/node/archive/manifest';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import { copyDatabase } from '../../db/sqlite/copy-database.ts';
import { copyHashed, hashFile, type OnBytes } from '../copy-hashed.ts';
import { sortFiles } from './archive.ts';
import { createContents, type StoreContents } from './contents.ts';
import { type FoundFile, type KnownFiles, listUploads, readKnownFiles, writeKnownFiles } from './known-files.ts';
import type { StoredFile, StoreObjects } from './objects.ts';
import type { BackupRecord } from './records.ts';
import { folderLayout, openStoreFolder, type StoreFolder } from './store-layout.ts';
import type { WorkProgress } from './work-progress.ts';

export type TakeInput = {
  readonly store: string;
  readonly database: string;
  readonly uploads: string;
  readonly id: string;
  readonly kind: BackupKind;
  readonly createdAt: string;
  readonly appVersion: string;
};

/** How many files are copied at the same time: while one is hashed, others are read and synced. */
const FILES_AT_ONCE = 4;

const silent: WorkProgress = { expect: () => undefined, advance: () => undefined };

/**
 * Backs up the database and the uploads. Uploads are copied before the database, so that none it names is deleted
 * first, and again after it, for those added meanwhile: the backup has every upload that its database names.
 */
export async function takeBackup(input: TakeInput, progress: WorkProgress): Promise<BackupRecord> {
  const store = openThreadStore(input.store);
  const uploads = new Map<string, ManifestFile>();
  const { size } = await stat(input.database);
  await collectUploads(store, input.uploads, { collected: uploads, progress, besides: 2 * size });
  const { schemaVersion, ...database } = await putDatabase(store, input, progress);
  await collectUploads(store, input.uploads, { collected: uploads, progress: silent });
  const files = sortFiles([{ path: DATABASE_PATH, ...database }, ...uploads.values()]);
  const { id, kind, createdAt, appVersion } = input;
  return await store.recordBackup({ format: 1, appVersion, schemaVersion, createdAt, files }, { id, kind });
}

/** The bytes that a backup would have to read now: new uploads once, the database twice. */
export async function weighBackup(
  input: Pick<TakeInput, 'store' | 'uploads' | 'database'>,
): Promise<{ readonly uploads: number; readonly database: number }> {
  const { size } = await stat(input.database);
  const found = await findUploads(openThreadStore(input.store), input.uploads);
  return { uploads: sizeOfNew(found), database: 2 * size };
}

/** An upload, with its hash if the store has it already. */
type Upload = FoundFile & { readonly storedSha256: string | undefined };

async function findUploads({ folder, objects }: Place, uploads: string): Promise<readonly Upload[]> {
  const known = await readKnownFiles(folder);
  const found: Upload[] = [];
  await runInParallel(await listUploads(uploads), { limit: FILES_AT_ONCE }, async (file) => {
    const sha256 = known[file.stamp];
    const isStored = sha256 !== undefined && (await objects.has({ sha256, size: file.size }));
    found.push({ ...file, storedSha256: isStored ? sha256 : undefined });
  });
  return found;
}

function sizeOfNew(found: readonly Upload[]): number {
  return found.reduce((sum, { size, storedSha256 }) => (storedSha256 === undefined ? sum + size : sum), 0);
}

/** Copies new uploads ahead of a backup that must be quick. */
export async function warmStore(input: Pick<TakeInput, 'store' | 'uploads'>, progress: WorkProgress): Promise<void> {
  await collectUploads(openThreadStore(input.store), input.uploads, { collected: new Map(), progress });
}

type Place = { readonly folder: StoreFolder; readonly objects: StoreObjects };

function openThreadStore(root: string): Place & Pick<StoreContents, 'recordBackup'> {
  const folder = openStoreFolder(root);
  const { objects, recordBackup } = createContents(folderLayout(folder));
  return { folder, objects, recordBackup };
}

type Collecting = {
  readonly collected: Map<string, ManifestFile>;
  readonly progress: WorkProgress;
  /** Bytes that will be read in addition. */
  readonly besides?: number;
};

async function collectUploads(
  store: Place,
  uploads: string,
  { collected, progress, besides = 0 }: Collecting,
): Promise<void> {
  const present: KnownFiles = {};
  const found = await findUploads(store, uploads);
  progress.expect(besides + sizeOfNew(found));
  await runInParallel(found, { limit: FILES_AT_ONCE }, async (upload) => {
    const stored = await putUpload(store, upload, progress);
    if (!stored) return;
    present[upload.stamp] = stored.sha256;
    collected.set(upload.path, { path: upload.path, ...stored });
  });
  await writeKnownFiles(store.folder, present);
}

/** Undefined if the upload was deleted before it could be copied. */
async function putUpload(
  { folder, objects }: Place,
  { file, size, storedSha256 }: Upload,
  { advance }: WorkProgress,
): Promise<StoredFile | undefined> {
  if (storedSha256 !== undefined) return { sha256: storedSha256, size };
  try {
    return await putCopy({ folder, objects }, file, advance);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function putCopy({ folder, objects }: Place, from: string, onBytes: OnBytes): Promise<StoredFile> {
  const part = join(folder.aside, `${randomUUID()}.part`);
  try {
    const stored = await copyHashed({ from }, part, onBytes);
    await objects.put(stored.sha256, part);
    return stored;
  } finally {
    await rm(part, { force: true });
  }
}

async function putDatabase(
  { folder, objects }: Place,
  { id, database }: TakeInput,
  { advance }: WorkProgress,
): Promise<StoredFile & { readonly schemaVersion: number }> {
  const part = join(folder.aside, `${id}.sqlite`);
  try {
    const schemaVersion = copyDatabase(database, part);
    advance((await stat(part)).size);
    const stored = await hashFile({ from: part }, advance);
    await objects.put(stored.sha256, part);
    return { ...stored, schemaVersion };
  } finally {
    await rm(part, { force: true });
  }
}
