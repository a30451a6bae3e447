import { expect, test } from 'vitest';
import { choosePeriod, listPeriodsOn } from './tax-periods.ts';

test.each([
  ['MONTH', ['2027-02', '2027-01', '2026-12'], '2027-03', 72],
  ['QUARTER', ['2026-Q4', '2026-Q3', '2026-Q2'], '2027-Q1', 24],
  ['YEAR', ['2026', '2025', '2024'], '2027', 6],
] as const)('of %s the last that has ended comes first', (kind, first, running, count) => {
  const { ended, running: now } = listPeriodsOn('2027-03-31', kind);
  expect(ended.slice(0, 3)).toEqual(first);
  expect([now, ended.length]).toEqual([running, count]);
});

test('a period of the address is shown where it is of the kind that is set', () => {
  expect(choosePeriod('2026-Q2', '2027-01-01', 'QUARTER')).toBe('2026-Q2');
  expect(choosePeriod('2026-07', '2027-01-01', 'QUARTER')).toBe('2026-Q4');
  expect(choosePeriod(null, '2027-01-01', 'YEAR')).toBe('2026');
  expect(choosePeriod('../2026', '2027-01-01', 'MONTH')).toBe('2026-12');
});
