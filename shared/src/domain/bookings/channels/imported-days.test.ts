import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type LocalDate, listDays } from '../../base/date/local-date.ts';
import { type ImportedNights, shareOutDays } from './imported-days.ts';

const from = '2027-06-01';
const to = '2027-06-30';

function imported(id: string, startDate: LocalDate, endDate: LocalDate, as: ImportedNights['as'] = 'STAY') {
  return { id, startDate, endDate, as, createdAt: `2027-01-01T00:00:00.00${id.length}Z` };
}

const days = (first: LocalDate, last: LocalDate, id: string) => listDays(first, last).map((day) => [day, id]);

const share = (all: readonly ImportedNights[], own: readonly LocalDate[], sameDayTurnover = true) => [
  ...shareOutDays(all, new Set(own), { from, to, sameDayTurnover }),
];

describe('an imported stay', () => {
  it('holds its nights', () => {
    expect(share([imported('a', '2027-06-10', '2027-06-13')], [])).toEqual(days('2027-06-10', '2027-06-12', 'a'));
  });

  it('holds its day of departure too without turnover on a day', () => {
    const stay = imported('a', '2027-06-10', '2027-06-13');
    expect(share([stay], [], false)).toEqual(days('2027-06-10', '2027-06-13', 'a'));
  });

  it('leaves the day of departure to whoever sleeps there', () => {
    const stay = imported('a', '2027-06-10', '2027-06-13');
    const next = imported('bb', '2027-06-13', '2027-06-14', 'CLOSURE');
    expect(share([stay, next], [], false)).toEqual([
      ...days('2027-06-10', '2027-06-12', 'a'),
      ...days('2027-06-13', '2027-06-13', 'bb'),
    ]);
    expect(share([stay], ['2027-06-13'], false)).toEqual(days('2027-06-10', '2027-06-12', 'a'));
  });

  it('leaves contested days to what is the owner’s own', () => {
    const stay = imported('a', '2027-06-10', '2027-06-14');
    expect(share([stay], ['2027-06-11', '2027-06-12'])).toEqual([
      ['2027-06-10', 'a'],
      ['2027-06-13', 'a'],
    ]);
  });

  it('comes before a closure that was there earlier', () => {
    const closure = imported('a', '2027-06-09', '2027-06-12', 'CLOSURE');
    const stay = imported('bb', '2027-06-10', '2027-06-13');
    expect(share([closure, stay], [])).toEqual([['2027-06-09', 'a'], ...days('2027-06-10', '2027-06-12', 'bb')]);
  });

  it('leaves to an earlier one what both want', () => {
    const earlier = imported('a', '2027-06-10', '2027-06-13');
    const later = imported('bb', '2027-06-09', '2027-06-12');
    expect(share([later, earlier], [])).toEqual([['2027-06-09', 'bb'], ...days('2027-06-10', '2027-06-12', 'a')]);
  });

  it('that lasts beyond the window holds what lies in it', () => {
    expect(share([imported('a', '2020-01-01', '2099-01-01')], [])).toEqual(days(from, to, 'a'));
  });
});

it('days are shared out as if each were looked at alone', () => {
  const day = fc.integer({ min: -5, max: 36 }).map((offset) => addDays(from, offset));
  const event = fc.record({
    id: fc.uuid(),
    startDate: day,
    nights: fc.integer({ min: 1, max: 12 }),
    as: fc.constantFrom('STAY' as const, 'CLOSURE' as const),
    createdAt: fc.constantFrom('2027-01-01', '2027-01-02', '2027-01-03'),
  });
  const all = fc.array(event, { maxLength: 12 });
  fc.assert(
    fc.property(all, fc.uniqueArray(day, { maxLength: 8 }), fc.boolean(), (events, own, sameDayTurnover) => {
      const stays = events.map(({ nights, ...rest }) => ({ ...rest, endDate: addDays(rest.startDate, nights) }));
      const rank = (one: ImportedNights) => [one.as === 'STAY' ? 0 : 1, one.createdAt, one.startDate, one.id].join(' ');
      const first = (some: readonly ImportedNights[]) => some.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))[0]?.id;
      const expected = listDays(from, to)
        .filter((one) => !own.includes(one))
        .map((one) => {
          const sleeps = stays.filter(({ startDate, endDate }) => startDate <= one && one < endDate);
          const leaves = stays.filter(({ as, endDate }) => !sameDayTurnover && as === 'STAY' && endDate === one);
          return [one, first(sleeps) ?? first(leaves)];
        })
        .filter(([, id]) => id !== undefined);
      expect(share(stays, own, sameDayTurnover)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});
