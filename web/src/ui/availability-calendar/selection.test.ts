import type { DayState } from '@approdo/shared/domain/stays/availability';
import { expect, test } from 'vitest';
import { isPickable, pickDay, placeInSelection, type StaySelection } from './selection.ts';

const today = '2027-06-01';

function aDay(morning: DayState, evening: DayState = morning) {
  return { state: morning, morning, evening };
}

test('the first pick is the check-in, the second the check-out, the third begins anew', () => {
  const first = pickDay({}, '2027-06-10');
  const second = pickDay(first, '2027-06-17');
  const third = pickDay(second, '2027-06-20');
  expect([first, second, third]).toEqual([
    { startDate: '2027-06-10' },
    { startDate: '2027-06-10', endDate: '2027-06-17' },
    { startDate: '2027-06-20' },
  ]);
});

test.each(['2027-06-10', '2027-06-09'])('a second pick of %s, not after the check-in, is another check-in', (day) => {
  expect(pickDay({ startDate: '2027-06-10' }, day)).toEqual({ startDate: day });
});

test.each([
  ['a past day', '2027-05-31', aDay('free'), false],
  ['today', '2027-06-01', aDay('free'), true],
  ['a day that is only asked for', '2027-06-05', aDay('pending'), true],
  ['a confirmed day', '2027-06-05', aDay('confirmed'), false],
  ['a blocked day', '2027-06-05', aDay('blocked'), false],
  ['a day on which a guest leaves, as check-in', '2027-06-05', aDay('confirmed', 'free'), true],
  ['a day on which a guest arrives, as check-in', '2027-06-05', aDay('free', 'confirmed'), false],
])('%s can be picked: %s %o %s', (_, day, description, expected) => {
  expect(isPickable(day, description, { today, selection: {} })).toBe(expected);
});

test('a day on which a guest arrives can be the check-out', () => {
  const selection: StaySelection = { startDate: '2027-06-02' };
  expect(isPickable('2027-06-05', aDay('free', 'confirmed'), { today, selection })).toBe(true);
});

test('a day knows its place in the selection', () => {
  const selection = { startDate: '2027-06-10', endDate: '2027-06-17' };
  const places = ['2027-06-09', '2027-06-10', '2027-06-12', '2027-06-17', '2027-06-18'].map((day) =>
    placeInSelection(selection, day),
  );
  expect(places).toEqual([undefined, 'start', 'between', 'end', undefined]);
});
