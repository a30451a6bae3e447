import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fuses } from './read-fuses.ts';

/** Path of the electron-builder configuration. */
export const configFile = join(import.meta.dirname, '../../electron-builder.yml');

/** The fuses that electron-builder.yml asks for. */
export function readWantedFuses(): Fuses {
  const config = readFileSync(configFile, 'utf8');
  const rows = /^electronFuses:\n((?: {2}\w+: \w+\n)+)/m.exec(config)?.[1] ?? '';
  const pairs = [...rows.matchAll(/(\w+): (true|false)/g)].map(([, name = '', value]) => [name, value === 'true']);
  return Object.fromEntries(pairs);
}
