import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from '../../support/install-from-debian.ts';

/**
 * The load generator, from PATH; where there is none and apt is at hand, Debian's is installed. One written for Node
 * would need more of a core for itself than the server that it loads.
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
