import { fileURLToPath } from 'node:url';
import { measureCode } from './structure/code-size.ts';
import { DISTRICTS } from './structure/districts.ts';
import { findAllCircles } from './structure/folder-circles.ts';
import { listProductFiles, readImports } from './structure/import-graph.ts';
import { findLongFunctions } from './structure/source-size.ts';
import { measureTrace, traceStay } from './structure/trace-stay.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The base slices that most calls use. */
const BASE_SLICES = (['base', 'content', 'stays', 'accounts'] as const).flatMap((district) =>
  DISTRICTS[district].map((slice) => `${district}/${slice}`),
);

const isDetailed = process.argv.includes('--all');
const files = listProductFiles(root);
const imports = readImports(root, files);

const circles = findAllCircles(files, imports);
printFigure('circles of folders, at any depth', circles.length);
if (isDetailed)
  for (const { folder, circle } of circles) process.stdout.write(`    ${folder}: ${circle.join(' ⇄ ')}\n`);
const size = measureCode(root, files, imports);
printFigure('files of code and styles, without tests', size.files);
printFigure('lines of these', size.lines);
printFigure('small files that one file beside them reads', size.smallFilesOfOneReader);
printFigure('files over 300 lines', size.longFiles);
printFigure('functions over 80 lines', size.longFunctions);
if (isDetailed)
  for (const one of findLongFunctions(root, files, 80))
    process.stdout.write(`    ${one.file}:${one.line} ${one.lines}\n`);
for (const [call, steps] of Object.entries(await traceStay())) {
  const { all, above, returns } = measureTrace(steps, BASE_SLICES);
  printFigure(`functions of slices that a ${call} runs, handler to answer`, all);
  printFigure(`  of these above the district of accounts, queries left out`, above.length);
  printFigure(`  returns to a slice there that it had left`, returns);
  if (isDetailed) for (const { file, name } of above) process.stdout.write(`    ${file} ${name}\n`);
}

function printFigure(what: string, figure: number): void {
  process.stdout.write(`${what.padEnd(60)}${String(figure).padStart(8)}\n`);
}
