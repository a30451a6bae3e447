import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ArchiveFault } from '@approdo/shared/node/archive/archive-fault';
import { DATABASE_PATH, type ManifestFile } from '@approdo/shared/node/archive/manifest';
import { syncFile, syncFolder } from '@approdo/shared/node/durable-file';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import { DatabaseFault, UnacceptedValue } from '../../db/sqlite/database-fault.ts';
import { inspectDatabase } from '../../db/sqlite/inspect-database.ts';
import { prepareRestored } from '../../db/sqlite/prepare-restored.ts';
import type { OnBytes } from '../copy-hashed.ts';
import { pathInside } from '../path-inside.ts';
import { createContents } from './contents.ts';
import { type KnownFiles, readStamp } from './known-files.ts';
import type { StoreObjects } from './objects.ts';
import { isOwnPath } from './own-path.ts';
import { isAny, lostFault, StoreFault, UnacceptedFault } from './store-fault.ts';
import { folderLayout, openStoreFolder } from './store-layout.ts';
import type { WorkProgress } from './work-progress.ts';

export type UnpackInput = { readonly store: string; readonly manifestSha256: string; readonly to: string };

const FILES_AT_ONCE = 4;

/**
 * Unpacks a backup into a new folder and checks all of it: every hash, the schema, the database. Throws an ArchiveFault
 * that names what is wrong, or a StoreFault with all that is lost; the folder is then removed.
 */
async function unpackBackup(input: UnpackInput, progress: WorkProgress): Promise<KnownFiles> {
  const { objects, loadManifest } = openThreadStore(input.store);
  const { files, schemaVersion } = await loadManifest(input.manifestSha256);
  progress.expect(files.reduce((sum, { size }) => sum + size, 0));
  const known: KnownFiles = {};
  const lost: ManifestFile[] = [];
  try {
    await mkdir(join(input.to, 'uploads'), { recursive: true });
    await runInParallel(files, { limit: FILES_AT_ONCE }, async (file) => {
      const target = pathInside(input.to, file.path);
      const isWhole = await unpackFile(objects, file, target, progress.advance);
      if (!isWhole) lost.push(file);
      else if (file.path !== DATABASE_PATH) known[await readStamp(target)] = file.sha256;
    });
    if (isAny(lost)) throw lostFault(lost);
    checkDatabase(join(input.to, DATABASE_PATH), schemaVersion);
    return known;
  } catch (error) {
    await rm(input.to, { recursive: true, force: true });
    throw error;
  }
}

/** Verifies a backup by unpacking it and discarding the result. */
export async function verifyBackup(input: UnpackInput, progress: WorkProgress): Promise<void> {
  await unpackBackup(input, progress);
  await rm(input.to, { recursive: true, force: true });
}

/**
 * Unpacks a backup as a generation that can replace the current one, fully synced; returns the hashes of its files.
 * Whatever the program cannot have written is refused, cleaned or left out, wherever the backup comes from.
 */
export async function prepareGeneration(input: UnpackInput, progress: WorkProgress): Promise<KnownFiles> {
  const known = await unpackBackup(input, progress);
  try {
    await leaveOutForeign(input);
    await prepareRestored(join(input.to, DATABASE_PATH), { cleanContent });
    await syncFile(join(input.to, DATABASE_PATH));
    await syncFolders(input.to);
    await syncFolder(dirname(input.to));
    return known;
  } catch (error) {
    await rm(input.to, { recursive: true, force: true });
    throw error;
  }
}

/** Runs in the store's thread; the cleaner is only loaded for a restore. */
async function cleanContent(html: string): Promise<string> {
  const { cleanStoredMarkup } = await import('../clean-markup.ts');
  const cleaned = cleanStoredMarkup(html);
  if ('html' in cleaned) return cleaned.html;
  throw new ArchiveFault('Nel backup c’è un testo troppo lungo o troppo complesso');
}

async function leaveOutForeign({ store, manifestSha256, to }: UnpackInput): Promise<void> {
  const { files } = await openThreadStore(store).loadManifest(manifestSha256);
  for (const { path } of files) if (!isOwnPath(path)) await rm(pathInside(to, path));
}

/** Throws an ArchiveFault if the file is not a database of that schema version, an UnacceptedFault for a bad value. */
export function checkDatabase(file: string, schemaVersion: number): void {
  try {
    if (inspectDatabase(file) !== schemaVersion) throw new ArchiveFault('Il manifest e il database non vanno insieme');
  } catch (error) {
    if (error instanceof UnacceptedValue) throw new UnacceptedFault(error.message);
    if (error instanceof DatabaseFault) throw new ArchiveFault(error.message);
    throw error;
  }
}

const openThreadStore = (root: string) => createContents(folderLayout(openStoreFolder(root)));

/** False if the store has lost the file. */
async function unpackFile(
  objects: Pick<StoreObjects, 'read'>,
  file: ManifestFile,
  target: string,
  onBytes: OnBytes,
): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  async function* readReporting(): AsyncGenerator<Buffer> {
    for await (const piece of objects.read(file)) {
      yield piece;
      onBytes(piece.length);
    }
  }
  try {
    await writeFile(target, readReporting(), { mode: 0o600, flag: 'wx', flush: true });
    return true;
  } catch (error) {
    if (error instanceof StoreFault) return false;
    throw error;
  }
}

async function syncFolders(root: string): Promise<void> {
  const entries = await readdir(root, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    if (entry.isDirectory()) await syncFolder(join(entry.parentPath, entry.name));
  }
  await syncFolder(root);
}
