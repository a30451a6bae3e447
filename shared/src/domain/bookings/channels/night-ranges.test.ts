import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, listDays } from '../../base/date/local-date.ts';
import type { Nights } from './feed-event.ts';
import { joinNights, leaveOutNights } from './night-ranges.ts';

const FIRST = '2027-12-20';

const range: fc.Arbitrary<Nights> = fc
  .record({ from: fc.nat(40), nights: fc.integer({ min: 1, max: 9 }) })
  .map(({ from, nights }) => ({ startDate: addDays(FIRST, from), endDate: addDays(FIRST, from + nights) }));
const ranges = fc.array(range, { maxLength: 8 });

const nightsOf = (all: readonly Nights[]) =>
  [...new Set(all.flatMap(({ startDate, endDate }) => listDays(startDate, addDays(endDate, -1))))].toSorted();

/** Whether they are in order and none touch. */
function areApart(all: readonly Nights[]): boolean {
  return all.every(({ startDate, endDate }, place) => {
    const next = all[place + 1];
    return startDate < endDate && (!next || endDate < next.startDate);
  });
}

describe('joined nights', () => {
  it('are those of all ranges, in order, none touching the next', () => {
    fc.assert(
      fc.property(ranges, (parts) => {
        const joined = joinNights(parts).ranges;
        expect(nightsOf(joined)).toEqual(nightsOf(parts));
        expect(areApart(joined)).toBe(true);
      }),
    );
  });

  it('hold what lies in them to the last night, and some of what shares a night with them', () => {
    fc.assert(
      fc.property(ranges, range, (parts, queried) => {
        const held = new Set(nightsOf(parts));
        const { holdAll, holdAny } = joinNights(parts);
        const nights = nightsOf([queried]);
        expect(holdAll(queried)).toBe(nights.every((night) => held.has(night)));
        expect(holdAny(queried)).toBe(nights.some((night) => held.has(night)));
      }),
    );
  });
});

it('what is left of some nights without others is every night that those lack, and no other', () => {
  fc.assert(
    fc.property(ranges, ranges, (parts, others) => {
      const gone = new Set(nightsOf(others));
      const left = leaveOutNights(parts, others);
      expect(nightsOf(left)).toEqual(nightsOf(parts).filter((night) => !gone.has(night)));
      expect(areApart(left)).toBe(true);
    }),
  );
});
