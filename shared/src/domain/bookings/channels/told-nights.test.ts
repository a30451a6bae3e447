import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, listDays } from '../../base/date/local-date.ts';
import { leaveOutNights } from './night-ranges.ts';
import { keepTold, listNewlyTold } from './told-nights.ts';

const nights = (startDate: string, endDate: string) => ({ startDate, endDate });
const at = (hour: number) => new Date(Date.UTC(2027, 2, 1, hour));
const told = (startDate: string, endDate: string, hour: number) => ({
  ...nights(startDate, endDate),
  toldAt: at(hour).toISOString(),
});

describe('what an export is first read with', () => {
  const first = { exported: [nights('2027-06-05', '2027-06-12')], told: [told('2027-06-05', '2027-06-12', 8)] };

  it('is told from then on, however often it is read', () => {
    expect(keepTold({ exported: [], told: [] }, first.exported, at(8))).toEqual(first.told);
    expect(keepTold(first, first.exported, at(10))).toEqual(first.told);
  });

  it('is what it was not read with before', () => {
    const longer = [nights('2027-06-05', '2027-06-15')];
    expect(keepTold(first, longer, at(10))).toEqual([...first.told, told('2027-06-12', '2027-06-15', 10)]);
  });

  it('is new again where it was gone meanwhile', () => {
    const gone = { exported: [], told: keepTold(first, [], at(9)) };
    expect(gone.told).toEqual([]);
    expect(keepTold(gone, first.exported, at(10))).toEqual([told('2027-06-05', '2027-06-12', 10)]);
  });

  it('is new for six hours', () => {
    expect(listNewlyTold(first.told, at(14))).toEqual(first.told);
    expect(listNewlyTold(first.told, new Date(at(14).getTime() + 1))).toEqual([]);
    expect(keepTold(first, first.exported, at(15))).toEqual([]);
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
