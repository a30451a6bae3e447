import type { Task } from '@approdo/shared/contract/operations/tasks';
import { expect, test } from 'vitest';
import { arrangeTasks, stateOf } from './arrange-tasks.ts';

const TODAY = '2027-06-10';

function task(name: string, due_date: string | null, completed = false): Task {
  return {
    id: name,
    name,
    description: '',
    due_date,
    priority: 3,
    completed,
    order_index: 1,
    updated_at: '2027-06-01T00:00:00.000Z',
    version: 'v1',
  };
}

test('what is due comes by its day, what can wait in its order, and what is done last', () => {
  const { dated, undated } = arrangeTasks([
    task('tende', null, true),
    task('caldaia', '2027-07-01'),
    task('tetto', null),
    task('vetri', '2027-05-01', true),
    task('piscina', '2027-06-20'),
    task('limoni', null),
  ]);
  expect(dated.map(({ name }) => name)).toEqual(['piscina', 'caldaia', 'vetri']);
  expect(undated.map(({ name }) => name)).toEqual(['tetto', 'limoni', 'tende']);
});

test.each([
  ['is overdue on the day after', task('a', '2027-06-09'), 'overdue'],
  ['is for today', task('a', TODAY), 'today'],
  ['is to come', task('a', '2027-06-11'), 'open'],
  ['can wait', task('a', null), 'open'],
  ['is done, however late', task('a', '2027-06-09', true), 'completed'],
] as const)('a task %s', (_, one, state) => {
  expect(stateOf(one, TODAY)).toBe(state);
});
