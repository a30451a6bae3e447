import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from '../../support/install-from-debian.ts';

/**
 * The load generator from PATH; without one, Debian's is installed if apt is available. A load generator for Node would
 * use more of a core than the server under load.
 */
export function ensureWrk(): string {
  const found = findWrk();
  if (found) return found;
  installFromDebian('wrk');
  const installed = findWrk();
  if (!installed) throw new Error('no wrk: install it, it drives the load (https://github.com/wg/wrk)');
  return installed;
}

function findWrk(): string | undefined {
  const places = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'wrk'));
  return places.find((place) => existsSync(place));
}
