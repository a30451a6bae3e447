import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The packages that electron-builder packs beside the bundle: package.json's dependencies and their dependencies. */
export function listPackedModules(folder: string): readonly string[] {
  const found = new Set<string>();
  collect(folder, found);
  return [...found].sort();
}

function collect(folder: string, found: Set<string>): void {
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const find = createRequire(join(folder, 'package.json'));
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const home = findHome(name, find);
    // An optional library for another system, absent here.
    if (!home || found.has(name)) continue;
    found.add(name);
    collect(home, found);
  }
}

function findHome(name: string, find: NodeJS.Require): string | undefined {
  for (const folder of find.resolve.paths(name) ?? []) {
    try {
      readFileSync(join(folder, name, 'package.json'));
      return dirname(join(folder, name, 'package.json'));
    } catch {
      // It is in a parent folder, or nowhere.
    }
  }
  return undefined;
}
