import { rateList } from '@approdo/shared/contract/prices/rates';
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { expect, test } from 'vitest';
import { NO_PRICES } from './day-prices-draft.ts';
import { describeYear, draftOf, draftSeason, readRates, readSeason, sendList } from './rates-draft.ts';

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
  expect(readSeason({ ...NO_PRICES, from, to: '', weeklyPrice: '1' }).from).toBe(expected);
});

test('faults are told before they are saved, and name the days', () => {
  const year = (from: string, to: string) => readSeason({ ...NO_PRICES, from, to, weeklyPrice: '200' });
  expect(describeYear([year('01/01', '30/06'), year('02/07', '31/12')])).toBe(
    'Nessuna stagione comprende i giorni: 01/07.',
  );
  expect(describeYear([year('01/01', '31/12'), year('', '')])).toBe('');
});

test('a price that a season has keeps, one that is emptied is cleared', () => {
  const by = {
    from: '01-01',
    to: '12-31',
    weeklyPrice: 510,
    nightlyPrice: 60,
    weekendPrice: 90,
    byNight: true,
  } as const;
  expect(readSeason(draftSeason(by))).toEqual(by);
  const emptied = readSeason({ ...draftSeason(by), weekendPrice: ' ', byNight: false });
  expect(sendList({ seasons: [emptied] }).seasons).toEqual([
    {
      from: '01-01',
      to: '12-31',
      weeklyPrice: 510,
      nightlyPrice: 60,
      weekendPrice: null,
      byNight: null,
      minPrice: null,
    },
  ]);
});
