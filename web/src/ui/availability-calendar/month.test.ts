import { expect, test } from 'vitest';
import { lastDayOf, listMonths, listWeeks, monthsBetween } from './month.ts';

test('an Italian week starts on Sunday, and places outside the month are empty', () => {
  const [first] = listWeeks('2027-06', 'it');
  expect(first).toEqual([undefined, undefined, '2027-06-01', '2027-06-02', '2027-06-03', '2027-06-04', '2027-06-05']);
});

test.each([
  ['en', '2027-06-05'],
  ['de', '2027-06-06'],
  ['fr', '2027-06-06'],
] as const)('in %s the seventh place of the first week of June 2027 has %s', (language, seventh) => {
  const [first = []] = listWeeks('2027-06', language);
  expect(first[6]).toBe(seventh);
});

test.each([
  ['2026-02', 4],
  ['2027-06', 5],
  ['2027-05', 6],
])('%s has %i weeks, each of seven places', (month, weeks) => {
  expect(listWeeks(month, 'it').map((week) => week.length)).toEqual(Array(weeks).fill(7));
});

test('months go on past the end of a year', () => {
  expect(listMonths('2027-11', 3)).toEqual(['2027-11', '2027-12', '2028-01']);
  expect(monthsBetween('2027-11', '2028-01')).toBe(2);
  expect(lastDayOf('2028-02')).toBe('2028-02-29');
});
