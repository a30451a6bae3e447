import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceText } from '@approdo/shared/node/durable-file';
import { z } from 'zod';
import { isOwnPath } from './own-path.ts';
import type { StoreFolder } from './store-layout.ts';

const knownFiles = z.record(z.string(), z.string());

/** Hashes of files that were read before, by stamp. */
export type KnownFiles = z.output<typeof knownFiles>;

/** Empty if there are none or the file cannot be read: all uploads are then read again. */
export async function readKnownFiles({ root }: StoreFolder): Promise<KnownFiles> {
  try {
    return knownFiles.parse(JSON.parse(await readFile(join(root, 'known-files.json'), 'utf8')));
  } catch {
    return {};
  }
}

export async function writeKnownFiles({ root, aside }: StoreFolder, known: KnownFiles): Promise<void> {
  const name = 'known-files.json';
  await replaceText(join(root, name), JSON.stringify(known), { aside: join(aside, name) });
}

export async function readStamp(file: string): Promise<string> {
  return stampOf(await stat(file, { bigint: true }));
}

/** A file as it was found: while its stamp is the same, so is its content. */
export type FoundFile = { readonly path: string; readonly file: string; readonly size: number; readonly stamp: string };

/** All library files below a folder, as `uploads/…`; anything else there is foreign, or still being written. */
export async function listUploads(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const found = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => findFile(folder, join(entry.parentPath, entry.name))),
  );
  return found.filter((file) => file !== undefined);
}

/** Undefined if it is not a library file, or was deleted since the folder was read. */
async function findFile(folder: string, file: string): Promise<FoundFile | undefined> {
  const below = file.slice(folder.length).split('/').filter(Boolean);
  const path = ['uploads', ...below].join('/');
  if (!isOwnPath(path)) return undefined;
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  if (!found) return undefined;
  return { path, file, size: Number(found.size), stamp: stampOf(found) };
}

/** Rewriting a file always changes its inode or its change time. */
function stampOf(found: {
  readonly size: bigint;
  readonly ino: bigint;
  readonly mtimeNs: bigint;
  readonly ctimeNs: bigint;
}): string {
  return `${found.size}-${found.ino}-${found.mtimeNs}-${found.ctimeNs}`;
}
