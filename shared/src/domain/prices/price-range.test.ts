import { describe, expect, it } from 'vitest';
import { createPriceBook } from './price-book.ts';
import { findPriceRange } from './price-range.ts';
import { initialPriceRules } from './price-rules.ts';
import { initialRates } from './rates.ts';

const TODAY = '2027-06-01';

function rangeOf(
  nightly: number | undefined,
  exceptions: Parameters<typeof createPriceBook>[0]['rules']['exceptions'] = [],
  isFree?: (night: string) => boolean,
) {
  const seasons = initialRates.seasons.map((season) => ({ ...season, ...(nightly && { nightlyPrice: nightly }) }));
  const lists = [{ ...initialRates, seasons }];
  return findPriceRange(createPriceBook({ lists, rules: { ...initialPriceRules, exceptions } }), TODAY, isFree);
}

describe('what the coming nights cost', () => {
  it('is told by the week while not each of them has a price by the night', () => {
    expect(rangeOf(undefined)).toEqual({ lowest: 200, highest: 1050, per: 'WEEK' });
    const week = { startDate: '2027-06-10', endDate: '2027-06-16', weeklyPrice: 150 };
    expect(rangeOf(60, [week])).toEqual({ lowest: 150, highest: 1050, per: 'WEEK' });
  });

  it('is of a week that can be had: seven nights in a row, each as it counts', () => {
    const night = { startDate: '2027-06-10', endDate: '2027-06-10', weeklyPrice: 71 };
    expect(rangeOf(undefined, [night])).toMatchObject({ lowest: 200 });
    const byNight = { ...night, endDate: '2027-06-16', nightlyPrice: 90, byNight: true as const };
    expect(rangeOf(undefined, [byNight])).toMatchObject({ lowest: 200 });
  });

  it('is of free nights alone', () => {
    const week = { startDate: '2027-06-10', endDate: '2027-06-16', weeklyPrice: 150 };
    expect(rangeOf(undefined, [week], (night) => night !== '2027-06-13')).toMatchObject({ lowest: 200 });
    expect(rangeOf(60, [], (night) => night > '2028-01-01')).toMatchObject({ lowest: 60, per: 'NIGHT' });
    expect(rangeOf(undefined, [], (night) => !night.endsWith('1') && !night.endsWith('6'))).toBeUndefined();
    expect(rangeOf(60, [], () => false)).toBeUndefined();
  });

  it('is told by the night where each has one, weekends and exceptions counted', () => {
    expect(rangeOf(60)).toEqual({ lowest: 60, highest: 60, per: 'NIGHT' });
    const dear = {
      startDate: '2027-06-10',
      endDate: '2027-06-12',
      weeklyPrice: 700,
      nightlyPrice: 50,
      weekendPrice: 140,
    };
    expect(rangeOf(60, [dear])).toEqual({ lowest: 50, highest: 140, per: 'NIGHT' });
  });

  it('does not look beyond a year', () => {
    const far = { startDate: '2028-05-31', endDate: '2028-06-05', weeklyPrice: 1 };
    expect(rangeOf(undefined, [far])).toMatchObject({ lowest: 200 });
    expect(rangeOf(undefined, [{ ...far, startDate: '2028-05-24' }])).toMatchObject({ lowest: 1 });
  });
});
