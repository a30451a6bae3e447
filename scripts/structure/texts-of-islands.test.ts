import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listProductFiles, readImports } from './import-graph.ts';

const root = join(import.meta.dirname, '../..');
const SITE = 'web/src/site';
const files = listProductFiles(root).filter((file) => file.startsWith('web/src/'));
const imports = Map.groupBy(readImports(root, files), ({ from }) => from);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Each island by name, with its entry file. */
const islands = [
  ...read(`${SITE}/islands/island-table.ts`).matchAll(/(\w+): island\(\(\) => import\('\.\.\/([^']+)'/g),
];
/** The islands that load the file of further texts. */
const withFurtherTexts = /WITH_FURTHER_TEXTS[^=]*= \[([^\]]*)\]/.exec(read(`${SITE}/page/island.tsx`))?.[1] ?? '';

/** The parts of an island that use texts beyond those loaded on every page. */
function findFurther(island: string): string[] {
  const seen = new Set([island]);
  for (const file of seen) for (const { to } of imports.get(file) ?? []) seen.add(to);
  return [...seen].filter(
    (file) =>
      file.startsWith(`${SITE}/`) && !file.startsWith(`${SITE}/texts/`) && /\buseFurtherTexts\(\)/.test(read(file)),
  );
}

it('only islands that name the further file of texts say what stands there, and they do', () => {
  expect(islands.length).toBeGreaterThan(15);
  const wanting = islands.flatMap(([, name = '', file = '']) =>
    findFurther(`${SITE}/${file}`).length > 0 ? [name] : [],
  );
  expect(wanting.toSorted()).toEqual([...withFurtherTexts.matchAll(/'(\w+)'/g)].map(([, name]) => name).toSorted());
});
