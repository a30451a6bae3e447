import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listDays } from '../base/date/local-date.ts';
import { initialRates, type Season } from '../prices/rates.ts';
import { describeSeasonFaults, findSeason, findSeasonFaults } from './seasons.ts';

const season = (from: string, to: string, weeklyPrice = 200): Season => ({ from, to, weeklyPrice });

const yearDays = listDays('2028-01-01', '2028-12-31').map((day) => day.slice(5));

/** Seasons that cover the year once, cut at random days. */
const wholeYears = fc.uniqueArray(fc.integer({ min: 1, max: 365 }), { maxLength: 20 }).map((cuts) => {
  const starts = [0, ...cuts.toSorted((a, b) => a - b)];
  return starts.map((start, index) => season(yearDays[start] ?? '', yearDays[(starts[index + 1] ?? 366) - 1] ?? ''));
});

describe('the seasons of a year', () => {
  test('at first cover each day once', () => {
    expect(findSeasonFaults(initialRates.seasons)).toEqual([]);
    expect(describeSeasonFaults([])).toBe('');
  });

  test('may be given in any order', () => {
    expect(findSeasonFaults(initialRates.seasons.toReversed())).toEqual([]);
  });

  test.each([
    ['no season at all', [], [['gap', '01-01', '12-31']]],
    ['a year without its leap day', [season('01-01', '02-28'), season('03-01', '12-31')], [['gap', '02-29', '02-29']]],
    ['a leap day covered twice', [season('01-01', '02-29'), season('02-29', '12-31')], [['overlap', '02-29', '02-29']]],
    [
      'gaps at both ends of the year',
      [season('01-02', '12-30')],
      [
        ['gap', '01-01', '01-01'],
        ['gap', '12-31', '12-31'],
      ],
    ],
    [
      'a gap and an overlap across a month',
      [season('01-01', '05-30'), season('06-02', '08-31'), season('08-31', '12-31'), season('09-01', '09-02')],
      [
        ['gap', '05-31', '06-01'],
        ['overlap', '08-31', '09-02'],
      ],
    ],
    ['a season across the year end', [season('11-01', '03-31')], [['reversed', '11-01', '03-31']]],
    [
      'days that do not exist',
      [season('01-01', '02-30'), season('13-01', '12-31'), season('x', '12-31')],
      [
        ['unreal', '02-30', '02-30'],
        ['unreal', '13-01', '13-01'],
        ['unreal', 'x', 'x'],
      ],
    ],
  ])('are refused for %s', (_, seasons, expected) => {
    expect(findSeasonFaults(seasons).map(({ kind, from, to }) => [kind, from, to])).toEqual(expected);
  });

  test('cut anywhere cover the year, and short of one leave exactly its days', () => {
    fc.assert(
      fc.property(wholeYears, fc.nat(), (seasons, pick) => {
        expect(findSeasonFaults(seasons)).toEqual([]);
        const removed = seasons[pick % seasons.length];
        const rest = seasons.filter((other) => other !== removed);
        expect(findSeasonFaults(rest)).toEqual([{ kind: 'gap', from: removed?.from, to: removed?.to }]);
      }),
    );
  });

  test('with one of them twice overlap on exactly its days', () => {
    fc.assert(
      fc.property(wholeYears, fc.nat(), (seasons, pick) => {
        const doubled = seasons.slice(pick % seasons.length).slice(0, 1);
        expect(findSeasonFaults([...seasons, ...doubled])).toEqual(
          doubled.map(({ from, to }) => ({ kind: 'overlap', from, to })),
        );
      }),
    );
  });
});

test('faults are told in Italian with their days', () => {
  const faults = findSeasonFaults([
    season('01-01', '02-28'),
    season('03-01', '05-30'),
    season('06-02', '08-31'),
    season('08-31', '12-31'),
  ]);
  expect(describeSeasonFaults(faults)).toBe(
    'Nessuna stagione comprende i giorni: 29/02, dal 31/05 al 01/06. Più di una stagione comprende i giorni: 31/08.',
  );
  expect(describeSeasonFaults(findSeasonFaults([season('01-01', '02-30'), season('11-01', '03-31')]))).toBe(
    'Non sono giorni del calendario: 30/02. Finiscono prima di iniziare le stagioni: dal 01/11 al 31/03.',
  );
});

describe('the season of a date', () => {
  test.each([
    ['2026-08-08', 890],
    ['2026-08-09', 1050],
    ['2026-08-19', 1050],
    ['2026-08-20', 890],
    ['2028-02-29', 200],
    ['2026-12-31', 200],
  ])('%s costs %i euros a week', (date, weeklyPrice) => {
    expect(findSeason(initialRates.seasons, date)?.weeklyPrice).toBe(weeklyPrice);
  });

  test('is unknown in a gap', () => {
    expect(findSeason([season('01-01', '05-31')], '2026-06-01')).toBeUndefined();
  });
});
