import { globSync, readFileSync } from 'node:fs';
import { italian } from '@approdo/shared/words/italian';
import { expect, test } from 'vitest';

const sources = globSync('{shared,server,web}/src/**/*.{ts,tsx}', {
  exclude: ['**/words/catalogues/**', '**/*.test.*'],
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const WAYS = [/say\(\s*'(\w+)'/g, /(?:key|is): '(\w+)'/g, /\.(\w+)/g];

test('all words that the program has for visitors and guests are said somewhere', () => {
  const used = new Set(WAYS.flatMap((way) => Array.from(sources.matchAll(way), ([, key]) => key)));
  expect(Object.keys(italian).filter((key) => !used.has(key))).toEqual([]);
});
