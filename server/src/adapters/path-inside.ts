import { resolve, sep } from 'node:path';

/** Where a file lies below a folder. Throws where its path would lead anywhere else, or to the folder itself. */
export function pathInside(folder: string, path: string): string {
  const root = resolve(folder);
  const found = resolve(root, path);
  if (path.includes('\0') || !found.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) {
    throw new Error('a path that leaves its folder');
  }
  return found;
}
