import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderTests } from './order-of-tests.ts';

let folder: string;
let files: { readonly project: { readonly name: string }; readonly moduleId: string; readonly worker: string }[];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-'));
  files = Array.from({ length: 30 }, (_, index) => {
    const [name = '', environment = ''] = ['web jsdom', 'rooms', 'web'][index % 3]?.split(' ') ?? [];
    const moduleId = join(folder, `${index}.test.ts`);
    writeFileSync(moduleId, environment && `// @vitest-environment ${environment}\n`);
    return { project: { name }, moduleId, worker: `${name} ${environment}` };
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

it('files that one worker can run stand together, so that none is begun anew for each', () => {
  const workers = orderTests(files, 1).map(({ worker }) => worker);
  const switches = workers.filter((worker, index) => worker !== workers[index - 1]);
  expect(switches.toSorted()).toEqual(['rooms ', 'web ', 'web jsdom']);
});

it('they come in an order that the seed decides, whatever they were found in', () => {
  const order = (seed: number, found = files) => orderTests(found, seed).map(({ moduleId }) => moduleId);
  expect(order(1, files.toReversed())).toEqual(order(1));
  expect(order(2)).not.toEqual(order(1));
  expect(order(2).toSorted()).toEqual(order(1).toSorted());
});
