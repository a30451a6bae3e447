import { rateList } from '@approdo/shared/contract/stay/rates';
import { initialRates } from '@approdo/shared/domain/stay/rates';
import { expect, test } from 'vitest';
import { describeYear, draftOf, readRates, readSeason } from './rates-draft.ts';

test('what is not touched is sent as it was', () => {
  expect(rateList.parse(readRates(draftOf(initialRates)))).toEqual(initialRates);
});

test.each([
  ['05/06', '06-05'],
  ['5/6', '06-05'],
  [' 31.12 ', '12-31'],
  ['31/02', '02-31'],
  ['5', ''],
  ['giugno', ''],
])('the day %j is read as %j', (from, expected) => {
  expect(readSeason({ from, to: '', weeklyPrice: '1' }).from).toBe(expected);
});

test('faults are told before they are saved, and name the days', () => {
  const year = (from: string, to: string) => readSeason({ from, to, weeklyPrice: '200' });
  expect(describeYear([year('01/01', '30/06'), year('02/07', '31/12')])).toBe(
    'Nessuna stagione comprende i giorni: 01/07.',
  );
  expect(describeYear([year('01/01', '31/12'), year('', '')])).toBe('');
});
