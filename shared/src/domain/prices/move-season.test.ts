import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../base/date/local-date.ts';
import { findSeasonFaults } from '../stays/seasons.ts';
import { moveSeason } from './move-season.ts';
import { initialRates } from './rates.ts';

const { seasons } = initialRates;
const seasonFrom = (from: string) => {
  const found = seasons.find((season) => season.from === from);
  if (!found) throw new Error(`no season begins on ${from}`);
  return found;
};
const describe = (moved: ReturnType<typeof moveSeason>) =>
  moved.filter((season) => !seasons.includes(season)).map(({ from, to, weeklyPrice }) => [from, to, weeklyPrice]);
const changedIn = (moved: ReturnType<typeof moveSeason>) =>
  describe(moved).filter(
    ([from, to, price]) => !seasons.some((one) => one.from === from && one.to === to && one.weeklyPrice === price),
  );

test('the neighbour gives way where the season grows, and follows where it shrinks', () => {
  const june = seasonFrom('06-16');
  expect(changedIn(moveSeason(seasons, june, { from: '06-14', to: '06-30' }))).toEqual([
    ['06-01', '06-13', 350],
    ['06-14', '06-30', 500],
  ]);
  expect(changedIn(moveSeason(seasons, june, { from: '06-16', to: '06-25' }))).toEqual([
    ['06-16', '06-25', 500],
    ['06-26', '07-15', 630],
  ]);
});

test('days that the first season of the year gives up go to the last', () => {
  const first = seasonFrom('01-01');
  expect(
    changedIn(
      moveSeason([...seasons.slice(0, -1), { from: '11-01', to: '12-31', weeklyPrice: 250 }], first, {
        from: '01-08',
        to: '04-30',
      }),
    ),
  ).toEqual([
    ['01-01', '01-07', 250],
    ['01-08', '04-30', 200],
    ['11-01', '12-31', 250],
  ]);
});

test('where nothing lies beside it, it gives up no day', () => {
  const alone = [{ from: '06-01', to: '06-30', weeklyPrice: 500 }];
  const [june] = alone;
  if (!june) throw new Error('there is no season');
  expect(moveSeason(alone, june, { from: '06-10', to: '06-30' })).toBe(alone);
});

test('a season of one day has given up all others, and none beyond it', () => {
  expect(changedIn(moveSeason(seasons, seasonFrom('06-16'), { from: '06-30', to: '06-30' }))).toEqual([
    ['06-01', '06-29', 350],
    ['06-30', '06-30', 500],
  ]);
});

test('where nothing lies beside it, it grows all the same', () => {
  const june = { from: '06-01', to: '06-30', weeklyPrice: 500 };
  expect(moveSeason([june], june, { from: '06-01', to: '07-10' })).toEqual([{ ...june, to: '07-10' }]);
  expect(moveSeason([june], june, { from: '05-20', to: '06-30' })).toEqual([{ ...june, from: '05-20' }]);
});

test('a year that is whole stays whole wherever a season is moved', () => {
  const day = fc.nat(365).map((days) => addDays('2028-01-01', days).slice(5));
  fc.assert(
    fc.property(fc.constantFrom(...seasons), day, day, (season, one, other) => {
      const [from = one, to = other] = [one, other].toSorted();
      expect(findSeasonFaults(moveSeason(seasons, season, { from, to }))).toEqual([]);
    }),
  );
});
