import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listDays } from '../base/date/local-date.ts';
import { findSeason, findSeasonFaults } from '../stays/seasons.ts';
import { paintException, paintSeason } from './paint-season.ts';
import { initialRates } from './rates.ts';

const paint = (from: string, to: string, weeklyPrice: number) =>
  paintSeason(initialRates.seasons, { from, to }, { weeklyPrice });

const aSeason = (from: string, to: string, weeklyPrice: number) =>
  paint(from, to, weeklyPrice).map((season) => `${season.from}/${season.to} ${season.weeklyPrice}`);

const rest = (first: number) =>
  initialRates.seasons.slice(first).map((season) => `${season.from}/${season.to} ${season.weeklyPrice}`);

test.each([
  [
    aSeason('05-20', '06-20', 410),
    ['01-01/04-30 200', '05-01/05-19 300', '05-20/06-20 410', '06-21/06-30 500', ...rest(4)],
  ],
  [aSeason('05-01', '05-31', 200), ['01-01/05-31 200', ...rest(2)]],
  [aSeason('03-10', '03-20', 400), ['01-01/03-09 200', '03-10/03-20 400', '03-21/04-30 200', ...rest(1)]],
  [aSeason('01-01', '12-31', 100), ['01-01/12-31 100']],
  [aSeason('02-29', '02-29', 1).slice(0, 3), ['01-01/02-28 200', '02-29/02-29 1', '03-01/04-30 200']],
])('what is painted is %j', (seasons, expected) => expect(seasons).toEqual(expected));

const days = listDays('2028-01-01', '2028-12-31').map((day) => day.slice(5));

test('painting keeps a year whole, and changes no other day', () => {
  const strokes = fc.array(fc.tuple(fc.nat(365), fc.nat(365), fc.constantFrom(100, 200, 300)), { maxLength: 8 });
  fc.assert(
    fc.property(strokes, (all) => {
      let seasons = [...initialRates.seasons];
      for (const [one, other, weeklyPrice] of all) {
        const [from = '', to = ''] = [days[Math.min(one, other)], days[Math.max(one, other)]];
        const before = seasons;
        seasons = paintSeason(before, { from, to }, { weeklyPrice });
        for (const day of days) {
          const price = from <= day && day <= to ? weeklyPrice : findSeason(before, `2028-${day}`)?.weeklyPrice;
          expect(findSeason(seasons, `2028-${day}`)?.weeklyPrice).toBe(price);
        }
      }
      expect(findSeasonFaults(seasons)).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test('an exception that is painted over gives way, and keeps its name', () => {
  const easter = { startDate: '2027-03-20', endDate: '2027-04-05', weeklyPrice: 700, label: 'Pasqua' };
  const race = { startDate: '2027-03-26', endDate: '2027-03-28', weeklyPrice: 900 };
  expect(paintException([easter], race)).toEqual([
    { ...easter, endDate: '2027-03-25' },
    race,
    { ...easter, startDate: '2027-03-29' },
  ]);
  expect(paintException([race], easter)).toEqual([easter]);
});
