import { expect, it } from 'vitest';
import { z } from 'zod';
import { jsonColumn } from './json-column.ts';

const shape = z.object({ days: z.number().int(), names: z.array(z.string()).default([]) });
const column = jsonColumn('payment_settings.settings', shape);

it('is read as it was written', () => {
  expect(column.read(column.write({ days: 3, names: ['Ada'] }))).toEqual({ days: 3, names: ['Ada'] });
});

it('of an older row it has by default what that does without', () => {
  expect(column.read('{"days":3}')).toEqual({ days: 3, names: [] });
});

it.each([
  ['{"days":"Ada Rossi"}', 'days (invalid_type)'],
  ['{"days":3,"names":["Ada Rossi",4]}', 'names.1 (invalid_type)'],
  ['null', 'all of it (invalid_type)'],
])('what has another shape is told by column and place, without what it says: %s', (stored, fault) => {
  expect(() => column.read(stored)).toThrow(
    new Error(`the column payment_settings.settings does not hold what it should: ${fault}`),
  );
});

it.each(['', '{"days":3', 'Ada Rossi'])('what is no JSON is told by its column: %j', (stored) => {
  expect(() => column.read(stored)).toThrow(new Error('the column payment_settings.settings does not hold JSON'));
});
