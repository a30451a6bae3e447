import { initialRates, type Season } from '@approdo/shared/domain/prices/rates';
import { describe, expect, test } from 'vitest';
import { findFirstGap, layOutYear } from './year.ts';

const season = (from: string, to: string): Season => ({ from, to, weeklyPrice: 200 });
const kindsOf = (seasons: Season[]) => layOutYear(seasons).map(({ kind, from, to }) => [kind, from, to]);

describe('the bar of the year', () => {
  test('is filled by a price list that is whole', () => {
    const parts = layOutYear(initialRates.seasons);
    expect(parts.every(({ kind }) => kind === 'season')).toBe(true);
    expect(parts.reduce((sum, { length }) => sum + length, 0)).toBeCloseTo(1);
  });

  test('has 29 February, and ends with the year', () => {
    const [first, second] = layOutYear([season('01-01', '02-29'), season('03-01', '12-31')]);
    expect(first).toMatchObject({ start: 0, length: 60 / 366 });
    expect(second).toMatchObject({ start: 60 / 366, length: 306 / 366 });
  });

  test('shows what no season covers, and what two do', () => {
    expect(kindsOf([season('01-01', '06-30'), season('06-20', '11-30')])).toEqual([
      ['season', '01-01', '06-30'],
      ['season', '06-20', '11-30'],
      ['gap', '12-01', '12-31'],
      ['overlap', '06-20', '06-30'],
    ]);
  });

  test('leaves out a season that is not typed to its end, or runs backwards', () => {
    expect(kindsOf([season('', '06-30'), season('07-01', '06-30'), season('02-30', '03-01')])).toEqual([
      ['gap', '01-01', '12-31'],
    ]);
  });
});

test('the next season begins with the first gap', () => {
  expect(findFirstGap([season('01-01', '04-30'), season('06-01', '10-31')])).toMatchObject({
    from: '05-01',
    to: '05-31',
  });
  expect(findFirstGap(initialRates.seasons)).toBeUndefined();
});
