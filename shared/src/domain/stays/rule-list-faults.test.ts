import { describe, expect, test } from 'vitest';
import { describeExceptionFaults, describeRuleSeasonFaults } from './rule-list-faults.ts';

const range = (startDate: string, endDate: string) => ({ startDate, endDate });

describe('what is wrong with exceptions', () => {
  test.each([
    ['none', []],
    ['a day alone', [range('2027-08-15', '2027-08-15')]],
    ['one of a year, whatever its days', [range('2028-01-01', '2028-12-31')]],
    [
      'one that begins on the day after another',
      [range('2027-08-10', '2027-08-14'), range('2027-08-15', '2027-08-20')],
    ],
  ])('is nothing: %s', (_, exceptions) => {
    expect(describeExceptionFaults(exceptions)).toBe('');
  });

  test.each([
    [
      'that end before they begin',
      [range('2027-08-20', '2027-08-10')],
      'Finiscono prima di iniziare le eccezioni: dal 20 agosto 2027 al 10 agosto 2027.',
    ],
    [
      'that are too long',
      [range('2027-01-01', '2028-01-02')],
      'Durano più di 366 giorni le eccezioni: dal 1 gennaio 2027 al 2 gennaio 2028.',
    ],
    [
      'that share days, by the days that they share, in whatever order they are',
      [range('2027-08-18', '2027-08-30'), range('2027-08-01', '2027-08-20')],
      'Più di un’eccezione comprende i giorni: dal 18 agosto 2027 al 20 agosto 2027.',
    ],
    [
      'that lie in another, though one between them ends sooner',
      [range('2027-08-01', '2027-08-31'), range('2027-08-02', '2027-08-03'), range('2027-08-20', '2027-08-20')],
      'Più di un’eccezione comprende i giorni: dal 2 agosto 2027 al 3 agosto 2027, 20 agosto 2027.',
    ],
  ])('names those %s', (_, exceptions, message) => {
    expect(describeExceptionFaults(exceptions)).toBe(message);
  });

  test('of both kinds is told at once, and days that are shared only once each range is one', () => {
    const exceptions = [range('2027-08-20', '2027-08-10'), range('2027-01-01', '2028-01-02')];
    expect(describeExceptionFaults(exceptions)).toBe(
      'Finiscono prima di iniziare le eccezioni: dal 20 agosto 2027 al 10 agosto 2027. Durano più di 366 giorni le eccezioni: dal 1 gennaio 2027 al 2 gennaio 2028.',
    );
  });
});

describe('what is wrong with seasons of rules', () => {
  test('is no gap between them', () => {
    expect(describeRuleSeasonFaults([{ from: '06-01', to: '06-30' }])).toBe('');
  });

  test('is a day that two of them have', () => {
    const seasons = [
      { from: '06-01', to: '06-30' },
      { from: '06-30', to: '07-31' },
    ];
    expect(describeRuleSeasonFaults(seasons)).toBe('Più di una stagione comprende i giorni: 30/06.');
  });
});
