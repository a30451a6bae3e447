import { expect, test } from 'vitest';
import { sayMonth, splitWeeks } from './describe.ts';

const november = Array.from({ length: 30 }, (_, index) => ({ day: `2026-11-${String(index + 1).padStart(2, '0')}` }));

test('a month is said in Italian', () => {
  expect(sayMonth('2026-11')).toBe('novembre 2026');
  expect(sayMonth('2027-01')).toBe('gennaio 2027');
});

test('a month that begins on a Sunday begins in the first place', () => {
  const weeks = splitWeeks(november);
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]?.day).toBe('2026-11-01');
  expect(weeks[4]?.map((place) => place?.day)).toEqual([
    '2026-11-29',
    '2026-11-30',
    ...Array.from({ length: 5 }, () => undefined),
  ]);
});

test('one that begins on a Saturday has six empty places before it', () => {
  const may = Array.from({ length: 31 }, (_, index) => ({ day: `2027-05-${String(index + 1).padStart(2, '0')}` }));
  const weeks = splitWeeks(may);
  expect(weeks[0]?.filter((place) => place === undefined)).toHaveLength(6);
  expect(weeks).toHaveLength(6);
});
