import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Each innermost block of declarations in all stylesheets. */
const blocks = globSync('{web,desktop}/src/**/*.css', { cwd: root }).flatMap((file) =>
  readFileSync(`${root}/${file}`, 'utf8')
    .split(/[{}]/)
    .map((block) => ({ file, block })),
);

test('nothing that can have the focus goes without an outline, which forced colours alone draw', () => {
  const without = blocks.filter(({ block }) => /\boutline(?:-style)?:\s*(?:none|0)\b/.test(block));
  expect(without.map(({ file }) => file)).toEqual([]);
});

test('what shows its focus by a shadow has an outline beside it, since forced colours take shadows away', () => {
  const shadows = blocks.filter(({ block }) => /box-shadow:[^;]*var\(--focus/.test(block));
  expect(shadows.length).toBeGreaterThan(10);
  expect(shadows.filter(({ block }) => !block.includes('outline: var(--outline)')).map(({ file }) => file)).toEqual([]);
});
