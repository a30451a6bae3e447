import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

/** The path itself where it is there, else the folder above it that is. */
export function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}
