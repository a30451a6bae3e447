import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** The path itself if it exists, else its nearest existing parent. */
export function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}
