import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openPassedParts } from './passed-parts.ts';

const AUTHOR = ['-c', 'user.name=Prova', '-c', 'user.email=prova@example.com'];

function makeCheckout() {
  const root = mkdtempSync(join(tmpdir(), 'passed-'));
  const git = (...words: readonly string[]) => execFileSync('git', [...AUTHOR, ...words], { cwd: root });
  const write = (text: string) => writeFileSync(join(root, 'file'), text);
  const commit = () => {
    git('add', '.');
    git('commit', '--quiet', '--message', 'a try');
  };
  git('init', '--quiet');
  write('one');
  commit();
  return { root, write, commit };
}

test('a part that has passed is remembered for what was committed then, and for nothing else', () => {
  const { root, write, commit } = makeCheckout();
  const parts = openPassedParts(root);
  const tree = parts.committedTree() ?? '';
  parts.add(tree, 'units');
  parts.add(tree, 'stories');
  parts.add(tree, 'units');
  expect(openPassedParts(root).of(tree)).toEqual(['units', 'stories']);
  write('two');
  expect(parts.committedTree()).toBeUndefined();
  commit();
  expect(parts.of(parts.committedTree() ?? '')).toEqual([]);
});

test('it is no part of what is committed', () => {
  const { root } = makeCheckout();
  const parts = openPassedParts(root);
  parts.add(parts.committedTree() ?? '', 'units');
  expect(parts.committedTree()).toBeDefined();
});
