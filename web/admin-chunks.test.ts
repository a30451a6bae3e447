import { expect, test } from 'vitest';
import { listCircular } from './admin-chunks.ts';

test('files that need each other are found, and so is what needs them', () => {
  const straight = new Map([
    ['screen', ['shared', 'first']],
    ['shared', ['first']],
    ['first', []],
  ]);
  expect(listCircular(straight)).toEqual([]);
  const circular = new Map([...straight, ['shared', ['other', 'first']], ['other', ['shared', 'outside']]] as const);
  expect(listCircular(circular)).toEqual(['screen', 'shared', 'other']);
});
