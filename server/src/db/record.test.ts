import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { describeRecord, type RowOf } from './record.ts';

const shape = z.object({ id: z.string(), startDate: z.string(), hasLinen: z.boolean(), note: z.string().nullable() });
const record = describeRecord(shape);

it('is a row of its columns, and again itself', () => {
  const thing = { id: 'a', startDate: '2027-06-12', hasLinen: true, note: null };
  const row = record.rowOf(thing);
  expect(record.columns).toEqual(Object.keys(row));
  expect(row).toEqual({ id: 'a', start_date: '2027-06-12', has_linen: 1, note: null });
  expect(record.recordOf(row)).toEqual(thing);
});

it('of some fields it is a row of some columns, and what is no field is no column', () => {
  const change = { hasLinen: false, isBlocked: false };
  expect(record.rowOf(change)).toEqual({ has_linen: 0 });
});

it('its columns are known before it runs', () => {
  expectTypeOf<RowOf<z.output<typeof shape>>>().toEqualTypeOf<{
    id: string;
    start_date: string;
    has_linen: 0 | 1;
    note: string | null;
  }>();
});
