import { expect, test } from 'vitest';
import { findListYearFault, listOfYear } from './price-years.ts';

const lists = [{ validFrom: 2030 }, { validFrom: null }, { validFrom: 2028 }];

test.each([
  [2000, null],
  [2027, null],
  [2028, 2028],
  [2029, 2028],
  [2030, 2030],
  [2100, 2030],
])('in %i the list from %s is in force', (year, validFrom) => {
  expect(listOfYear(lists, year)).toEqual({ validFrom });
});

test('without a first list there is none before the others', () => {
  expect(() => listOfYear([{ validFrom: 2028 }], 2027)).toThrow(RangeError);
});

test.each([
  [2026, 'L’anno va da 2027 a 2031'],
  [2027, undefined],
  [2031, undefined],
  [2032, 'L’anno va da 2027 a 2031'],
])('a list from %i may be made in 2027: %s', (year, fault) => expect(findListYearFault(year, 2027)).toBe(fault));
