import { expect, test } from 'vitest';
import { aRegionalDay } from '../../../../testing/regional-answers.ts';
import { listMonths, openDaysOf, pastDaysOf } from './months.ts';

const days = (...states: readonly string[]) =>
  states.map((state, index) => aRegionalDay({ date: `2027-05-0${index + 1}`, state }));

test('the month before today’s stands first, then today’s, then the others down to the first day', () => {
  expect(listMonths('2027-03-15', '2027-06-12')).toEqual(['2027-05', '2027-06', '2027-04', '2027-03']);
  expect(listMonths('2027-06-12', '2027-06-12')).toEqual(['2027-06']);
  expect(listMonths('2026-12-31', '2027-01-01')).toEqual(['2026-12', '2027-01']);
  // Reports are stored for five years.
  expect(listMonths('2019-01-01', '2027-06-12').at(-1)).toBe('2022-06');
});

test('of a month the days are told that are over, from the first day on', () => {
  const at = { firstDay: '2027-04-10', today: '2027-06-12' };
  expect(pastDaysOf('2027-04', at)).toEqual({ from: '2027-04-10', to: '2027-04-30' });
  expect(pastDaysOf('2027-06', at)).toEqual({ from: '2027-06-01', to: '2027-06-11' });
  expect(pastDaysOf('2027-06', { firstDay: '2027-06-12', today: '2027-06-12' })).toBeUndefined();
});

test('the next file goes from the first to the last day that is to be told, or told anew', () => {
  expect(openDaysOf(days('UPLOADED', 'CHANGED', 'ACCEPTED', 'TODO'), 'ROSS1000')).toEqual({
    from: '2027-05-02',
    to: '2027-05-04',
  });
  expect(openDaysOf(days('UPLOADED', 'ACCEPTED'), 'TABLE')).toBeUndefined();
});

test('of SPOT it begins after the last that was told, and a changed day is not told again', () => {
  expect(openDaysOf(days('UPLOADED', 'CHANGED', 'TODO', 'TODO'), 'SPOT')).toEqual({
    from: '2027-05-03',
    to: '2027-05-04',
  });
  expect(openDaysOf(days('CHANGED', 'UPLOADED'), 'SPOT')).toBeUndefined();
});
