import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Time of the latest change in these files and folders, in milliseconds since the epoch; 0 where there are none. */
export function newestChange(paths: readonly string[]): number {
  const times = paths.filter(existsSync).map((path) => {
    const stats = statSync(path);
    if (!stats.isDirectory()) return stats.mtimeMs;
    return Math.max(stats.mtimeMs, newestChange(readdirSync(path).map((name) => join(path, name))));
  });
  return Math.max(0, ...times);
}
