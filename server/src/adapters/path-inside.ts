import { resolve, sep } from 'node:path';

/** Resolves a path below a folder. Throws if it would lead outside, or to the folder itself. */
export function pathInside(folder: string, path: string): string {
  const root = resolve(folder);
  const found = resolve(root, path);
  if (path.includes('\0') || !found.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) {
    throw new Error('a path that leaves its folder');
  }
  return found;
}
