import { expect, test } from 'vitest';
import {
  euros,
  eurosOrNull,
  number,
  numberOrNull,
  optionalNumber,
  requiredEuros,
  textOrNull,
  yearDay,
} from './fields.ts';

test.each([
  { of: 'a text', field: textOrNull, filled: [' Via Roma ', 'Via Roma'], empty: null },
  { of: 'a number', field: number, filled: ['3', 3], empty: Number.NaN },
  { of: 'a number or none', field: numberOrNull, filled: ['3', 3], empty: null },
  { of: 'a number that may be left out', field: optionalNumber, filled: ['3', 3], empty: undefined },
  { of: 'euros', field: euros, filled: ['1.200,5', 120_050], empty: undefined },
  { of: 'euros or none', field: eurosOrNull, filled: ['€ 12', 1200], empty: null },
  { of: 'euros that there have to be', field: requiredEuros, filled: ['12', 1200], empty: Number.NaN },
  { of: 'a day of every year', field: yearDay, filled: ['5/6', '06-05'], empty: '' },
])('$of is read as it is typed, and blank is $empty', ({ field, filled: [typed, known], empty }) => {
  expect([field.safeDecode(String(typed)).data, field.safeDecode(' ').data]).toEqual([known, empty]);
});

test.each([
  [number, 'due'],
  [numberOrNull, 'due'],
  [optionalNumber, 'due'],
  [euros, 'dodici'],
  [eurosOrNull, 'dodici'],
  [requiredEuros, 'dodici'],
])('what is no number is left for the contract to refuse', (field, typed) => {
  expect(field.decode(typed)).toBeNaN();
});

test('what is known is written as people type it, and nothing is an empty field', () => {
  expect([number.encode(3), euros.encode(120_050), yearDay.encode('06-05')]).toEqual(['3', '1200,50', '05/06']);
  expect([textOrNull.encode(null), numberOrNull.encode(null), optionalNumber.encode(undefined)]).toEqual(['', '', '']);
  expect([euros.encode(undefined), eurosOrNull.encode(null), yearDay.encode('')]).toEqual(['', '', '']);
});
