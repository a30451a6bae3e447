import { expect, test } from 'vitest';
import { aRegionalDay } from '../../../../testing/regional-answers.ts';
import { foldDays } from './fold-days.ts';

type DayInput = Parameters<typeof aRegionalDay>[0];

/** The first and last day of each fold, for days from 1 May on. */
const runsOf = (...inputs: readonly DayInput[]) =>
  foldDays(inputs.map((day, index) => aRegionalDay({ ...day, date: `2027-05-0${index + 1}` }))).map(({ day, to }) => [
    day.date,
    to,
  ]);

test('days on which nobody comes or goes are one while they say the same; a day of arrivals or departures stands alone', () => {
  const slept = { present: 2, rooms: 1 };
  expect(runsOf({}, {}, { ...slept, arrivals: 2 }, slept, slept, { departures: 2 }, { departures: 2 }, {})).toEqual([
    ['2027-05-01', '2027-05-02'],
    ['2027-05-03', '2027-05-03'],
    ['2027-05-04', '2027-05-05'],
    ['2027-05-06', '2027-05-06'],
    ['2027-05-07', '2027-05-07'],
    ['2027-05-08', '2027-05-08'],
  ]);
});

test.each([
  ['its state', { state: 'CHANGED' }],
  ['closed', { isOpen: false }],
  ['something to be completed', { faults: 1 }],
])('a day with another is told apart: %s', (_, other) => {
  expect(runsOf({}, other, {})).toHaveLength(3);
});
