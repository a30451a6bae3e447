import { fileURLToPath } from 'node:url';
import { DISTRICTS } from './structure/districts.ts';
import { findAllCircles } from './structure/folder-circles.ts';
import { listProductFiles, readImports } from './structure/import-graph.ts';
import { findLongFunctions, readLineCounts } from './structure/source-size.ts';
import { measureWalk, walkStay } from './structure/walk-of-stay.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What most of a call stands on, whichever it is. */
const GROUND = (['base', 'content', 'stays', 'accounts'] as const).flatMap((district) =>
  DISTRICTS[district].map((slice) => `${district}/${slice}`),
);
const LONG_FUNCTION = 80;

const isDetailed = process.argv.includes('--all');
const files = listProductFiles(root);
const imports = readImports(root, files);
const lines = readLineCounts(root, files);
const counts = [...lines.values()].toSorted((a, b) => a - b);
const importers = Map.groupBy(imports, ({ to }) => to);

const circles = findAllCircles(files, imports);
tell('circles of folders, at any depth', circles.length);
if (isDetailed)
  for (const { folder, circle } of circles) process.stdout.write(`    ${folder}: ${circle.join(' ⇄ ')}\n`);
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
  tell(`  of these above the district of accounts, queries left out`, above.length);
  tell(`  returns to a slice there that it had left`, returns);
  if (isDetailed) for (const { file, name } of above) process.stdout.write(`    ${file} ${name}\n`);
}

function tell(what: string, figure: number): void {
  process.stdout.write(`${what.padEnd(60)}${String(figure).padStart(8)}\n`);
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
