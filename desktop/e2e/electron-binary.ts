import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Path of Electron's binary, or undefined if it was not downloaded. Asking the package itself would download it.
 */
export function findElectronBinary(): string | undefined {
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const pathFile = join(folder, 'path.txt');
  const name = existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : 'electron';
  const binary = join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist'), name);
  return existsSync(binary) ? binary : undefined;
}
