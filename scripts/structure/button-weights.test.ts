import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { findButtonFaults, findButtonFaultsIn } from './button-weights.ts';

const faultsOf = (jsx: string) => findButtonFaults(`const shown = ${jsx};`, 'shown.tsx').map(({ fault }) => fault);

it('what deletes is never filled', () => {
  expect(faultsOf('<Button color="red">{DEMO.gone}</Button>')).toEqual(['deletes and is filled']);
  expect(faultsOf('<Button>{USERS.remove}</Button>')).toEqual(['deletes and is filled']);
  expect(faultsOf('<RowButton variant="filled">{USERS.removeAll}</RowButton>')).toEqual(['deletes and is filled']);
  expect(faultsOf('<Button variant="outline" color="red">{USERS.remove}</Button>')).toEqual([]);
  expect(faultsOf('<RowButton>{USERS.removed}</RowButton>')).toEqual([]);
});

it('a head has one filled button at most', () => {
  const two = '<ScreenFrame actions={<Group><Button>A</Button><Button>B</Button></Group>}>C</ScreenFrame>';
  expect(faultsOf(two)).toEqual(['has two filled buttons in its head']);
  expect(faultsOf(two.replace('<Button>B', '<Button variant="outline">B'))).toEqual([]);
});

it('no more than two buttons of equal weight stand side by side', () => {
  const three =
    '<Group><RowButton>A</RowButton>{is && (<Button variant="outline">B</Button>)}<RowButton>C</RowButton></Group>';
  expect(faultsOf(three)).toEqual(['has more than two buttons of equal weight side by side']);
  expect(faultsOf(three.replace('<RowButton>C', '<RowButton variant="subtle">C'))).toEqual([]);
  expect(
    faultsOf('<Group>{is ? <RowButton>A</RowButton> : <RowButton>B</RowButton>}<RowButton>C</RowButton></Group>'),
  ).toEqual([]);
  expect(faultsOf(three.replaceAll('Group', 'Stack'))).toEqual([]);
});

it('the back office keeps to all of that', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('web/src/admin/**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(200);
  expect(findButtonFaultsIn(root, files)).toEqual([]);
});
