import { expect, test } from 'vitest';
import { countDone, listLeft, neighboursOf } from './steps.ts';

const steps = [
  { id: 'look', state: 'SKIPPED' },
  { id: 'property', state: 'DONE' },
  { id: 'photos', state: 'TO_DO' },
] as const;

test('what nobody has looked at is left before what was put off, and what is done is not', () => {
  expect(listLeft(steps).map(({ id }) => id)).toEqual(['photos', 'look']);
  expect(countDone(steps)).toBe(1);
});

test('the first step has none before it, and the last none after', () => {
  expect(neighboursOf(steps, 'look')).toEqual({ after: 'property' });
  expect(neighboursOf(steps, 'property')).toEqual({ before: 'look', after: 'photos' });
  expect(neighboursOf(steps, 'photos')).toEqual({ before: 'property' });
});
