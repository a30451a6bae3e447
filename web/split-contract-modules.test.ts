import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contract } from '@approdo/shared/contract';
import { CALLED_PARTS } from '@approdo/shared/contract/base/endpoint';
import { expect, test } from 'vitest';
import { readForBrowser } from './split-contract-modules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const tasks = `${root}shared/src/contract/operations/tasks.ts`;

test('a module of the contract is its rows and, apart from them, its shapes', async () => {
  expect(await readForBrowser(tasks)).toBe(
    "export { tasks } from './tasks.ts?rows';\nexport * from './tasks.ts?shapes';\n",
  );
});

test('a row has what a client reads of it, and no shape', async () => {
  const rows = await readForBrowser(`${tasks}?rows`);
  expect(rows).toContain('"complete":{"method":"PATCH","path":"/task/{id}/complete"}');
  expect(rows).not.toMatch(/body|answer|summary|import/);
});

test('what has no rows stays as it is', async () => {
  expect(await readForBrowser(`${root}shared/src/contract/base/fields.ts`)).toBeNull();
});

test('nothing that a client reads of a row is lost on the way', () => {
  for (const row of Object.values(contract).flatMap((resource) => Object.values(resource))) {
    const called = Object.fromEntries(
      Object.entries(row).filter(([part]) => CALLED_PARTS.some((name) => name === part)),
    );
    expect(JSON.parse(JSON.stringify(called))).toEqual(called);
  }
});

/** In a browser there is none: it would be found out by whoever saves that form. */
test('no screen parses with the shape of a row, but with one that it imports by name', () => {
  const files = globSync('{web/src,desktop/src/renderer}/**/*.{ts,tsx}', { cwd: root });
  const found = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(`${root}${file}`, 'utf8');
      const imports = [...code.matchAll(/import (\{[^}]*\}) from '@approdo\/shared\/contract/g)].map(
        ([, names = '']) => names,
      );
      const names = imports.flatMap((list) => list.match(/\w+(?=\s*[,}])/g) ?? []);
      return names
        .filter((name) =>
          new RegExp(`(?<!typeof )\\b${name}\\.\\w+\\.(?:params|query|body|visitorBody|answer|partly)\\b`).test(code),
        )
        .map((name) => `${file}: ${name}`);
    });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
