import { initialRates } from '@approdo/shared/domain/prices/rates';
import { expect, test } from 'vitest';
import { listPrices, yearToOpen } from './listed-prices.ts';

const { seasons } = initialRates;
const exception = (startDate: string, endDate: string) => ({ startDate, endDate, weeklyPrice: 1400 });
const EXCEPTIONS = [exception('2027-03-01', '2027-03-07'), exception('2027-08-14', '2027-08-15')];

function datesOf(today: string, { year = 2027, goesOn = true } = {}): string[] {
  const listed = listPrices({ seasons, exceptions: EXCEPTIONS }, { year, today, goesOn });
  return listed.map(({ startDate, endDate }) => `${startDate} ${endDate}`);
}

test('the year of the next season is opened, or this one where there is no other season', () => {
  const list = { ...initialRates, validFrom: null };
  expect(['2026-11-29', '2026-10-31', '2027-01-01'].map((today) => yearToOpen([list], today))).toEqual([
    2027, 2026, 2027,
  ]);
  const [only] = seasons;
  const whole = { ...list, seasons: only ? [{ ...only, to: '12-31' }] : [] };
  expect(yearToOpen([whole], '2026-11-29')).toBe(2026);
});

test('seasons and exceptions stand in the order in which they come, the next one first', () => {
  expect(datesOf('2026-11-29').slice(0, 3)).toEqual([
    '2027-01-01 2027-04-30',
    '2027-03-01 2027-03-07',
    '2027-05-01 2027-05-31',
  ]);
  expect(datesOf('2027-08-10').slice(0, 2)).toEqual(['2027-08-09 2027-08-19', '2027-08-14 2027-08-15']);
});

test('what is over comes again next year, or last where the list ends; exceptions that are over are left out', () => {
  expect(datesOf('2027-08-10').at(-1)).toBe('2028-08-01 2028-08-08');
  const ending = datesOf('2027-08-10', { goesOn: false });
  expect([ending[0], ending.at(-1)]).toEqual(['2027-08-09 2027-08-19', '2027-08-01 2027-08-08']);
  expect(ending).not.toContain('2027-03-01 2027-03-07');
});

test('an exception of the next year stands among the seasons that come again then', () => {
  const spring = exception('2028-03-01', '2028-03-07');
  const list = (goesOn: boolean) =>
    listPrices({ seasons, exceptions: [spring] }, { year: 2027, today: '2027-08-10', goesOn });
  const place = list(true).findIndex(({ prices }) => prices === spring);
  expect(list(true)[place - 1]).toMatchObject({ startDate: '2028-01-01' });
  expect(list(true)[place + 1]).toMatchObject({ startDate: '2028-05-01' });
  expect(list(false)).toHaveLength(seasons.length);
});

test('exceptions of other years are not listed', () => {
  expect(datesOf('2026-11-29', { year: 2028 })).toHaveLength(seasons.length);
});
