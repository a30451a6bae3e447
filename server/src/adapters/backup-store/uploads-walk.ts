import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isOwnPath } from './own-path.ts';

/** A file as it was found: as long as its stamp is the same, so is what it holds. */
export type FoundFile = { readonly path: string; readonly file: string; readonly size: number; readonly stamp: string };

/** All files of the library below a folder, as `uploads/…`; whatever else lies there is nobody's, or still being written. */
export async function listUploads(folder: string): Promise<FoundFile[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const found = await Promise.all(
    entries.filter((entry) => entry.isFile()).map((entry) => findFile(folder, join(entry.parentPath, entry.name))),
  );
  return found.filter((file) => file !== undefined);
}

/** Undefined where it is none of the library's, or was deleted since its folder was read. */
async function findFile(folder: string, file: string): Promise<FoundFile | undefined> {
  const below = file.slice(folder.length).split('/').filter(Boolean);
  const path = ['uploads', ...below].join('/');
  if (!isOwnPath(path)) return undefined;
  const found = await stat(file, { bigint: true }).catch(() => undefined);
  if (!found) return undefined;
  return { path, file, size: Number(found.size), stamp: stampOf(found) };
}

/** A file that is written anew gets another inode or another time of change, however it is done. */
export function stampOf(found: {
  readonly size: bigint;
  readonly ino: bigint;
  readonly mtimeNs: bigint;
  readonly ctimeNs: bigint;
}): string {
  return `${found.size}-${found.ino}-${found.mtimeNs}-${found.ctimeNs}`;
}
