import { expect, it } from 'vitest';
import { plantFiles } from '../plant-files.ts';
import { findCircles, tieParts } from './folder-circles.ts';
import { listProductFiles, readImports } from './import-graph.ts';
import { findLongFunctions } from './source-size.ts';

const SLICES = 'server/src/features';

it('finds folders that lead back to themselves, over any number of others', () => {
  const root = plantFiles({
    [`${SLICES}/mail/outbox.ts`]: "import type { Stay } from '../stays/stay.ts';",
    [`${SLICES}/stays/stay.ts`]: "export { pay } from '../payments/pay.ts';",
    [`${SLICES}/payments/pay.ts`]: "export const pay = () => import('../mail/outbox.ts');",
    [`${SLICES}/blog/blog.ts`]: "import '../mail/outbox.ts';",
  });
  expect(findCircles(tieParts(SLICES, readImports(root)))).toEqual([['mail', 'payments', 'stays']]);
});

it('follows a room by the door that its package names', () => {
  const root = plantFiles({
    'shared/package.json': JSON.stringify({ exports: { './domain/*': './src/domain/*.ts' } }),
    'shared/src/domain/stay.ts': '',
    'server/src/main.ts': "import '@approdo/shared/domain/stay';",
  });
  expect(readImports(root)).toEqual([{ from: 'server/src/main.ts', to: 'shared/src/domain/stay.ts' }]);
});

it('reads what is served, and no tests', () => {
  const root = plantFiles({ 'server/src/a.ts': '', 'server/src/a.test.ts': '', 'server/src/testing/site.ts': '' });
  expect(listProductFiles(root)).toEqual(['server/src/a.ts']);
});

it('measures a function from its first line to its last', () => {
  const root = plantFiles({
    'server/src/a.ts': `const before = 1;\nexport function long() {\n${'  call();\n'.repeat(4)}}\n`,
  });
  expect(findLongFunctions(root, ['server/src/a.ts'], 5)).toEqual([{ file: 'server/src/a.ts', line: 2, lines: 6 }]);
  expect(findLongFunctions(root, ['server/src/a.ts'], 6)).toEqual([]);
});
