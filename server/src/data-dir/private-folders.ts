import { chmodSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What accounts other than the owner's may do. */
const OTHERS = 0o077;

/** Takes from all other accounts whatever they may do with a file or folder; false where it is another account's. */
export function closeToOthers(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Where a link leads is none of the site's.
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return true;
  try {
    chmodSync(path, found.mode & 0o777 & ~OTHERS);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same of a folder, which may itself be reached by a link, of all that lies right in it, and of all below some of
 * its folders: what else lies there is closed with the folder. The paths that stay open, being another account's.
 */
export function closeFolderToOthers(root: string, below: readonly string[]): string[] {
  const paths = [realpathSync(root), ...listIn(root), ...below.flatMap(listBelow)];
  return paths.filter((path) => !closeToOthers(path));
}

function listIn(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

/** Node's own recursion follows links to folders. */
function listBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...listBelow(path)] : [path];
  });
}
