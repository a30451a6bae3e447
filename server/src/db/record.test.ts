import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { describeRecord, type RowOf } from './record.ts';

const nights = z.object({ from: z.string(), to: z.string() });
const shape = z.object({
  id: z.string(),
  startDate: z.string(),
  hasLinen: z.boolean(),
  isPaid: z.boolean().nullable(),
  note: z.string().nullable(),
  told: z.array(nights).readonly(),
  closed: nights.nullable(),
  bytes: z.custom<Uint8Array>(),
});
const record = describeRecord('channels', shape);

const thing = {
  id: 'a',
  startDate: '2027-06-12',
  hasLinen: true,
  isPaid: null,
  note: null,
  told: [{ from: '2027-06-12', to: '2027-06-14' }],
  closed: null,
  bytes: new Uint8Array([1, 2]),
};
const row = {
  id: 'a',
  start_date: '2027-06-12',
  has_linen: 1,
  is_paid: null,
  note: null,
  told: '[{"from":"2027-06-12","to":"2027-06-14"}]',
  closed: null,
  bytes: new Uint8Array([1, 2]),
} as const;

it('is a row of its columns, and again itself', () => {
  expect(record.rowOf(thing)).toEqual(row);
  expect(record.columns).toEqual(Object.keys(row));
  expect(record.recordOf(row)).toEqual(thing);
});

it('keeps what may be missing where it is there', () => {
  const full = { ...thing, isPaid: false, closed: { from: '2027-06-12', to: '2027-06-14' } };
  const stored = record.rowOf(full);
  expect(stored).toMatchObject({ is_paid: 0, closed: '{"from":"2027-06-12","to":"2027-06-14"}' });
  expect(record.recordOf(stored)).toEqual(full);
});

it('of some fields it is a row of some columns, and what is no field is no column', () => {
  const change = { hasLinen: false, isBlocked: false };
  expect(record.rowOf(change)).toEqual({ has_linen: 0 });
});

describe('a list or an object of which the column holds something else', () => {
  it.each([
    ['told', { told: '[{"from":"2027-06-12"}]' }, 'does not hold what it should: 0.to (invalid_type)'],
    ['told', { told: null }, 'does not hold what it should: all of it (invalid_type)'],
    ['told', { told: 'from 12 to 14 June' }, 'does not hold JSON'],
    ['closed', { closed: '[]' }, 'does not hold what it should: all of it (invalid_type)'],
  ])('is refused by the name of %s: %j', (column, stored, fault) => {
    expect(() => record.recordOf({ ...row, ...stored })).toThrow(new Error(`the column channels.${column} ${fault}`));
  });
});

it('has no field that may be left out: that would be a change of the others', () => {
  const optional = z.object({ lastReadAt: z.string().optional() });
  expect(() => describeRecord('channels', optional)).toThrow('no column keeps what channels.last_read_at is');
});

it('its columns are known before it runs', () => {
  expectTypeOf<RowOf<z.output<typeof shape>>>().toEqualTypeOf<{
    id: string;
    start_date: string;
    has_linen: 0 | 1;
    is_paid: 0 | 1 | null;
    note: string | null;
    told: string;
    closed: string | null;
    bytes: Uint8Array;
  }>();
});
