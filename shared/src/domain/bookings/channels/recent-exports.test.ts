import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, listDays } from '../../base/date/local-date.ts';
import { leaveOutNights } from './night-ranges.ts';
import { listRecentExports, mergeRecentExports } from './recent-exports.ts';

const nights = (startDate: string, endDate: string) => ({ startDate, endDate });
const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour));
const exportedOn = (startDate: string, endDate: string, hour: number) => ({
  ...nights(startDate, endDate),
  toldAt: at(hour).toISOString(),
});

describe('what an export is first read with', () => {
  const first = { exported: [nights('2027-06-05', '2027-06-12')], recent: [exportedOn('2027-06-05', '2027-06-12', 8)] };

  it('is told from then on, however often it is read', () => {
    expect(mergeRecentExports({ exported: [], recent: [] }, first.exported, at(8))).toEqual(first.recent);
    expect(mergeRecentExports(first, first.exported, at(10))).toEqual(first.recent);
  });

  it('is what it was not read with before', () => {
    const longer = [nights('2027-06-05', '2027-06-15')];
    expect(mergeRecentExports(first, longer, at(10))).toEqual([
      ...first.recent,
      exportedOn('2027-06-12', '2027-06-15', 10),
    ]);
  });

  it('is new again where it was gone meanwhile', () => {
    const gone = { exported: [], recent: mergeRecentExports(first, [], at(9)) };
    expect(gone.recent).toEqual([]);
    expect(mergeRecentExports(gone, first.exported, at(10))).toEqual([exportedOn('2027-06-05', '2027-06-12', 10)]);
  });

  it('is new for six hours', () => {
    expect(listRecentExports(first.recent, at(14))).toEqual(first.recent);
    expect(listRecentExports(first.recent, new Date(at(14).getTime() + 1))).toEqual([]);
    expect(mergeRecentExports(first, first.exported, at(15))).toEqual([]);
  });
});

it('nights that others lack are each night of some that is none of theirs, once', () => {
  const range = fc
    .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 9 }))
    .map(([from, length]) => nights(addDays('2027-06-01', from), addDays('2027-06-01', from + length)));
  const listNights = (ranges: readonly ReturnType<typeof nights>[]) =>
    ranges.flatMap(({ startDate, endDate }) => listDays(startDate, addDays(endDate, -1)));
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), fc.array(range, { maxLength: 12 }), (some, others) => {
      const theirs = new Set(listNights(others));
      const expected = [...new Set(listNights(some))].filter((night) => !theirs.has(night)).sort();
      expect(listNights(leaveOutNights(some, others))).toEqual(expected);
    }),
  );
});
