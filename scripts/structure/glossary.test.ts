import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { listProductFiles } from './import-graph.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Exempt names, frozen by formats: notes on Drive and beside archives, the key of the stamp duty, the API; an icon and an npm script. */
const EXEMPT_NAMES = new Set([
  'house',
  'houseName',
  'houseRules',
  'inHouse',
  'HOUSE',
  'House',
  'house.ts',
  'stampDuty',
  'StampDuty',
]);

test('code has the words of the glossary, and none of those that it says are not used', () => {
  const unused = readUnusedWords();
  expect(unused).toContain('bell');
  const found = listProductFiles(root).flatMap((file) =>
    findWords(file, readFileSync(join(root, file), 'utf8'), unused).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('a name that has such a word is found, in code and of a file, and a text that has it is not', () => {
  expect(findWords('server/src/a.ts', "const siteBell = 'bell'; // bell", ['bell'])).toEqual(['siteBell']);
  expect(findWords('server/src/bell-line.ts', '', ['bell'])).toEqual(['bell-line.ts']);
});

function readUnusedWords(): readonly string[] {
  const [, table = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Words that are not used');
  return table
    .split('\n')
    .filter((line) => /^\| [a-z]/.test(line) && !line.startsWith('| not |'))
    .flatMap((line) => (line.split('|')[1] ?? '').split(',').map((word) => word.trim()));
}

/** The names in a file's code, and its file name, that contain one of the words. */
function findWords(file: string, text: string, words: readonly string[]): readonly string[] {
  if (isExempt(file)) return [];
  const names = new Set<string>();
  new Visitor({ Identifier: ({ name }) => void names.add(name) }).visit(parseSync(file, text).program);
  const isUnused = (name: string) => !EXEMPT_NAMES.has(name) && wordsOf(name).some((word) => words.includes(word));
  return [...names, basename(file)].filter(isUnused);
}

/** Texts for people, and migrations, which never change. */
function isExempt(file: string): boolean {
  return /^server\/starter\/|\/migrations\/|\/texts(?:\/|\.ts$)/.test(file);
}

function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
