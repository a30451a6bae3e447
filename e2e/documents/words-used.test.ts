import { globSync, readFileSync } from 'node:fs';
import { italian } from '@approdo/shared/words/it/all';
import { expect, test } from 'vitest';

const sources = globSync('{shared,server,web}/src/**/*.{ts,tsx}', {
  exclude: ['**/words/{it,en,de,fr}/**', '**/*.test.*'],
})
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

test('all words that the program has for visitors and guests are said somewhere', () => {
  const unsaid = Object.keys(italian).filter(
    (key) => !new RegExp(`say\\(\\s*'${key}'|(?:key|is): '${key}'|\\.${key}\\b`).test(sources),
  );
  expect(unsaid).toEqual([]);
});
