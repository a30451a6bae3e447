import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { plantFiles } from '../plant-files.ts';
import { measureCode } from './code-size.ts';
import { listProductFiles, readImports } from './import-graph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const files = listProductFiles(root);
const size = measureCode(root, files, readImports(root, files));

it('counts code and styles, and what is small, long, or read by one file beside it', () => {
  const planted = plantFiles({
    'server/src/a.ts': `import './small.ts';\nimport './inner/far.ts';\n${'\n'.repeat(300)}`,
    'server/src/small.ts': `export function long() {\n${'  call();\n'.repeat(20)}}\n`,
    'server/src/inner/far.ts': `export function long() {\n${'  call();\n'.repeat(80)}}\n`,
    'server/src/a.test.ts': "import './inner/far.ts';\n",
    'web/src/a.css': 'a {\n}\n',
  });
  const plantedFiles = listProductFiles(planted);
  expect(measureCode(planted, plantedFiles, readImports(planted, plantedFiles))).toEqual({
    files: 4,
    lines: 302 + 22 + 82 + 2,
    smallFilesOfOneReader: 1,
    longFiles: 1,
    longFunctions: 1,
  });
});

it('the code is no larger than it was: a figure of code-size.json only goes down', () => {
  const bounds: typeof size = JSON.parse(readFileSync(new URL('code-size.json', import.meta.url), 'utf8'));
  const over = Object.entries(size).filter(([name, figure]) => figure > (bounds[name as keyof typeof size] ?? 0));
  expect(over).toEqual([]);
});
