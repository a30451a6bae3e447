import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '@approdo/shared/node/durable-file';
import { copyHashed, hashFile, type OnBytes } from './copy-hashed.ts';
import { lostFault, type NamedObject } from './store-fault.ts';
import type { StoreFolder } from './store-folder.ts';

const PIECE_BYTES = 256 * 1024;

export function objectPath({ objects }: StoreFolder, sha256: string): string {
  return join(objects, sha256.slice(0, 2), sha256);
}

/** Whether the store holds the file already, of the size it must have. */
export async function hasObject(folder: StoreFolder, { sha256, size }: StoredFile): Promise<boolean> {
  const found = await stat(objectPath(folder, sha256)).catch(() => undefined);
  return found?.size === size;
}

export type StoredFile = { readonly sha256: string; readonly size: number };

type WantedObject = NamedObject & { readonly size?: number };

/**
 * The bytes of an object, of the size that it must have. Throws a StoreFault after the last of them, where they are not
 * what its hash says: whoever passes them on before has an end that is missing.
 */
export async function* readObject(folder: StoreFolder, object: WantedObject): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  try {
    const path = objectPath(folder, object.sha256);
    const { size } = await stat(path);
    if (size !== (object.size ?? size)) throw lostFault([object]);
    for await (const piece of createReadStream(path, { highWaterMark: PIECE_BYTES })) {
      hash.update(piece);
      yield piece;
    }
  } catch (error) {
    throw isUnreadable(error) ? lostFault([object]) : error;
  }
  if (hash.digest('hex') !== object.sha256) throw lostFault([object]);
}

/** Whether the store holds it and it is what its hash says. */
export async function isSound(folder: StoreFolder, sha256: string, onBytes?: OnBytes): Promise<boolean> {
  try {
    return (await hashFile({ from: objectPath(folder, sha256) }, onBytes)).sha256 === sha256;
  } catch (error) {
    if (isUnreadable(error)) return false;
    throw error;
  }
}

export async function removeObject(folder: StoreFolder, sha256: string): Promise<void> {
  await rm(objectPath(folder, sha256), { force: true });
}

/** Puts a copy of a file, or of a span of it, into the store; call `syncObjects` before a record names it. */
export async function putCopy(folder: StoreFolder, from: string, onBytes?: OnBytes): Promise<StoredFile> {
  const part = join(folder.aside, `${randomUUID()}.part`);
  try {
    const stored = await copyHashed({ from }, part, onBytes);
    await adoptPart(folder, part, stored);
    return stored;
  } finally {
    await rm(part, { force: true });
  }
}

/** Puts what comes from elsewhere into the store once its source has ended without a complaint: the hash is the source's to check. */
export async function putStream(
  folder: StoreFolder,
  file: StoredFile,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const part = join(folder.aside, `${randomUUID()}.part`);
  try {
    await writeFile(part, content, { mode: 0o600, flush: true });
    await adoptPart(folder, part, file);
  } finally {
    await rm(part, { force: true });
  }
}

/** Moves a file that is whole, hashed and on disk into the store. One that is damaged there is replaced by it. */
export async function adoptPart(folder: StoreFolder, part: string, { sha256 }: StoredFile): Promise<void> {
  const path = objectPath(folder, sha256);
  const shard = join(folder.objects, sha256.slice(0, 2));
  if (!existsSync(shard)) await mkdir(shard, { recursive: true, mode: 0o700 });
  await rename(part, path);
}

/** Makes the names of all objects survive a power cut; their bytes do since they were written. */
export async function syncObjects(folder: StoreFolder): Promise<void> {
  for (const shard of await readdir(folder.objects)) await syncFolder(join(folder.objects, shard));
  await syncFolder(folder.objects);
}

/** Removes every object that no record names any more. */
export async function sweepObjects(folder: StoreFolder, isNamed: (sha256: string) => boolean): Promise<void> {
  for (const shard of await readdir(folder.objects)) {
    for (const sha256 of await readdir(join(folder.objects, shard))) {
      if (!isNamed(sha256)) await rm(join(folder.objects, shard, sha256), { force: true });
    }
  }
}

/** A sector that cannot be read any more is as good as none. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EIO');
}
