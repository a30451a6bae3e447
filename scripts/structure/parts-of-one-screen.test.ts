import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readImports } from './import-graph.ts';
import { findPartsOfOneScreen } from './parts-of-one-screen.ts';

/** Each line of these is one import, from a file of the back office to another. */
const among = (...lines: readonly (readonly [from: string, to: string])[]) =>
  lines.map(([from, to]) => ({ from: `web/src/admin/${from}`, to: `web/src/admin/${to}` }));

it('a part that one screen alone comes to is named with it', () => {
  const imports = among(
    ['screens/visits/visits-screen.tsx', 'figures/bars.tsx'],
    ['screens/visits/inner/chart.tsx', 'figures/bars.tsx'],
  );
  expect(findPartsOfOneScreen(imports)).toEqual([
    'web/src/admin/kit/figures/bars.tsx → web/src/admin/operations/visits',
  ]);
});

it('so is one that it comes to by another part', () => {
  const imports = among(['screens/blog/blog-screen.tsx', 'form/a.tsx'], ['form/a.tsx', 'form/b.tsx']);
  expect(findPartsOfOneScreen(imports)).toHaveLength(2);
});

it('what two screens, or a screen and the shell, come to is shared', () => {
  const imports = among(
    ['screens/blog/blog-screen.tsx', 'form/a.tsx'],
    ['screens/pages/pages-screen.tsx', 'form/a.tsx'],
    ['screens/blog/blog-screen.tsx', 'paper/paper.tsx'],
    ['admin-app.tsx', 'paper/paper.tsx'],
  );
  expect(findPartsOfOneScreen(imports)).toEqual([]);
});

it('texts and resources stand by subject, whoever reads them', () => {
  const imports = among(
    ['screens/menu/menu-screen.tsx', 'texts/menu.ts'],
    ['screens/menu/menu-screen.tsx', 'resources/use-menu.ts'],
  );
  expect(findPartsOfOneScreen(imports)).toEqual([]);
});

it('parts of one screen stand in its folder', () => {
  const imports = readImports(fileURLToPath(new URL('../..', import.meta.url)));
  expect(findPartsOfOneScreen(imports)).toEqual([]);
});
