import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { readImports } from '../structure/import-graph.ts';

const SOURCES = ['*.ts', '{shared,server,web,desktop,e2e,scripts}/**/*.{ts,tsx}'];

/** Files that import everything: through them every file would be near every other. */
const ASSEMBLIES = [
  /^server\/src\/(?:app|app\.ts|site|start|tenants|testing)\b/,
  /^web\/src\/(?:testing|entry-)/,
  /^web\/src\/admin\/shell\/(?:routes|screens)\.tsx?$/,
  /^web\/src\/site\/pages\.ts$/,
  /^desktop\/src\/main\/(?:index|main)\.ts$/,
];

/** The tests beside a slice run it through the whole site and do not import it. */
const SLICE = /^server\/src\/(?:features\/[^/]+\/[^/]+|[^/]+\/[^/]+)\//;

/** A file that only re-exports adds no distance. */
const isDoor = (file: string) => basename(file) === 'index.ts';
const isAssembly = (file: string) => ASSEMBLIES.some((assembly) => assembly.test(file));
const isUnit = (file: string) => /(?<!\.outside)\.test\.tsx?$/.test(file);

/** All source files, tests included, by path from the root. */
function listSources(root: string): readonly string[] {
  return globSync(SOURCES, { cwd: root, exclude: ['**/node_modules', '**/dist', '**/out'] }).toSorted();
}

/**
 * The unit tests nearest to the changes, nearest first: those that import them, directly or through files that are no
 * assemblies, and those beside the changed files or their direct importers.
 */
export function findNearUnits(root: string, changed: readonly string[]): readonly string[] {
  const files = listSources(root);
  const importers = new Map<string, string[]>();
  for (const { from, to } of readImports(root, files)) importers.set(to, [...(importers.get(to) ?? []), from]);
  const distances = measureDistances(changed, importers);
  const units = new Map<string, number>();
  for (const [file, distance] of distances) {
    if (isUnit(file)) addNearer(units, file, distance);
    if (distance > 1) continue;
    for (const unit of files) if (isUnit(unit) && isBeside(unit, file)) addNearer(units, unit, distance + 1);
  }
  const names = changed.map((file) => basename(file).split('.')[0] ?? '');
  const strangeness = (unit: string) => (names.some((name) => unit.includes(`/${name}`)) ? 0 : 0.5);
  return [...units]
    .map(([unit, distance]) => ({ unit, distance: distance + strangeness(unit) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ unit }) => unit);
}

function isBeside(unit: string, file: string): boolean {
  if (isAssembly(file)) return false;
  const slice = SLICE.exec(file)?.[0];
  return slice ? unit.startsWith(slice) : dirname(unit) === dirname(file);
}

function addNearer(units: Map<string, number>, unit: string, distance: number): void {
  units.set(unit, Math.min(distance, units.get(unit) ?? Number.POSITIVE_INFINITY));
}

/** The distance of each file from the changes, in imports. */
function measureDistances(
  changed: readonly string[],
  importers: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]));
  const waiting = [...changed];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const distance = distances.get(file) ?? 0;
    if (isAssembly(file) && distance > 0) continue;
    for (const importer of importers.get(file) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, distance + (isDoor(importer) ? 0 : 1));
      if (isDoor(importer)) waiting.unshift(importer);
      else waiting.push(importer);
    }
  }
  return distances;
}
