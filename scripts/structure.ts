import { fileURLToPath } from 'node:url';
import { GROUND } from './structure/floors.ts';
import { findCircles, findMutualPairs, tieParts } from './structure/folder-circles.ts';
import { listProductFiles, readImports } from './structure/import-graph.ts';
import { findLongFunctions, readLineCounts } from './structure/source-size.ts';
import { measureWalk, walkStay } from './structure/walk-of-stay.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const SLICES = 'server/src/features';
const FOLDERS = [SLICES, 'server/src', 'web/src/admin', 'desktop/src/main', 'shared/src'] as const;
const LONG_FUNCTION = 80;

const isDetailed = process.argv.includes('--all');
const files = listProductFiles(root);
const imports = readImports(root, files);
const lines = readLineCounts(root, files);
const counts = [...lines.values()].toSorted((a, b) => a - b);
const importers = Map.groupBy(imports, ({ to }) => to);

for (const folder of FOLDERS) {
  const ties = tieParts(folder, imports);
  const circles = findCircles(ties);
  const pairs = findMutualPairs(ties);
  tell(`${folder}: parts that run in circles`, circles.flat().length);
  tell(`${folder}: pairs that import each other`, pairs.length);
  if (!isDetailed) continue;
  for (const circle of circles) process.stdout.write(`    ${circle.join(' ')}\n`);
  for (const [there, back] of pairs) {
    process.stdout.write(`    ${there.from} ${there.imports.length} ⇄ ${back.imports.length} ${back.from}\n`);
    for (const one of [...there.imports, ...back.imports]) process.stdout.write(`      ${one.from} → ${one.to}\n`);
  }
}
tell('imports between slices', tieParts(SLICES, imports).flatMap((tie) => tie.imports).length);
tell('product files', files.length);
tell('product lines', sum(counts));
tell('lines of the median file', counts[Math.floor(counts.length / 2)] ?? 0);
tell('files of at most 20 lines', counts.filter((count) => count <= 20).length);
tell('files over 300 lines', counts.filter((count) => count > 300).length);
tell('files with one importer', [...importers.values()].filter(({ length }) => length === 1).length);
const long = findLongFunctions(root, files, LONG_FUNCTION);
tell(`functions over ${LONG_FUNCTION} lines`, long.length);
if (isDetailed) for (const one of long) process.stdout.write(`    ${one.file}:${one.line} ${one.lines}\n`);
for (const [call, steps] of Object.entries(await walkStay())) {
  const { all, above, returns } = measureWalk(steps, GROUND);
  tell(`functions of slices that a ${call} runs, handler to answer`, all);
  tell(`  of these above the ground floor, queries left out`, above.length);
  tell(`  returns to a slice there that it had left`, returns);
  if (isDetailed) for (const { file, name } of above) process.stdout.write(`    ${file} ${name}\n`);
}

function tell(what: string, figure: number): void {
  process.stdout.write(`${what.padEnd(60)}${String(figure).padStart(8)}\n`);
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
