import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findCircles, tieParts } from './folder-circles.ts';
import { listProductFiles, readImports } from './import-graph.ts';
import { findLongFunctions } from './source-size.ts';

const SLICES = 'server/src/features';

function plant(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'structure-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

it('finds folders that lead back to themselves, over any number of others', () => {
  const root = plant({
    [`${SLICES}/mail/outbox.ts`]: "import type { Stay } from '../stays/stay.ts';",
    [`${SLICES}/stays/stay.ts`]: "export { pay } from '../payments/pay.ts';",
    [`${SLICES}/payments/pay.ts`]: "export const pay = () => import('../mail/outbox.ts');",
    [`${SLICES}/blog/blog.ts`]: "import '../mail/outbox.ts';",
  });
  expect(findCircles(tieParts(SLICES, readImports(root)))).toEqual([['mail', 'payments', 'stays']]);
});

it('follows a room by the door that its package names', () => {
  const root = plant({
    'shared/package.json': JSON.stringify({ exports: { './domain/*': './src/domain/*.ts' } }),
    'shared/src/domain/stay.ts': '',
    'server/src/main.ts': "import '@approdo/shared/domain/stay';",
  });
  expect(readImports(root)).toEqual([{ from: 'server/src/main.ts', to: 'shared/src/domain/stay.ts' }]);
});

it('reads what is served, and no tests', () => {
  const root = plant({ 'server/src/a.ts': '', 'server/src/a.test.ts': '', 'server/src/testing/site.ts': '' });
  expect(listProductFiles(root)).toEqual(['server/src/a.ts']);
});

it('measures a function from its first line to its last', () => {
  const root = plant({
    'server/src/a.ts': `const before = 1;\nexport function long() {\n${'  call();\n'.repeat(4)}}\n`,
  });
  expect(findLongFunctions(root, ['server/src/a.ts'], 5)).toEqual([{ file: 'server/src/a.ts', line: 2, lines: 6 }]);
  expect(findLongFunctions(root, ['server/src/a.ts'], 6)).toEqual([]);
});
