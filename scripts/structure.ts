import { fileURLToPath } from 'node:url';
import { DISTRICTS } from './structure/districts.ts';
import { findAllCircles } from './structure/folder-circles.ts';
import { measureHouse } from './structure/house-size.ts';
import { listProductFiles, readImports } from './structure/import-graph.ts';
import { findLongFunctions } from './structure/source-size.ts';
import { measureWalk, walkStay } from './structure/walk-of-stay.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The base slices that most calls use. */
const GROUND = (['base', 'content', 'stays', 'accounts'] as const).flatMap((district) =>
  DISTRICTS[district].map((slice) => `${district}/${slice}`),
);

const isDetailed = process.argv.includes('--all');
const files = listProductFiles(root);
const imports = readImports(root, files);

const circles = findAllCircles(files, imports);
tell('circles of folders, at any depth', circles.length);
if (isDetailed)
  for (const { folder, circle } of circles) process.stdout.write(`    ${folder}: ${circle.join(' ⇄ ')}\n`);
const size = measureHouse(root, files, imports);
tell('files of code and styles, without tests', size.files);
tell('lines of these', size.lines);
tell('small files that one file beside them reads', size.smallFilesOfOneReader);
tell('files over 300 lines', size.longFiles);
tell('functions over 80 lines', size.longFunctions);
if (isDetailed)
  for (const one of findLongFunctions(root, files, 80))
    process.stdout.write(`    ${one.file}:${one.line} ${one.lines}\n`);
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
