import type { PlannedBooking } from '@approdo/shared/domain/availability';
import { initialRates } from '@approdo/shared/domain/rates';
import { describe, expect, test } from 'vitest';
import { forecastYear, hasNights } from './forecast.ts';

const TODAY = '2027-06-10';

function stay(startDate: string, endDate: string, status: PlannedBooking['status'] = 'CONFIRMED'): PlannedBooking {
  return { startDate, endDate, status, isBlocked: status === 'NOT_AVAILABLE' };
}

function monthOf(month: string, ...stays: PlannedBooking[]) {
  return forecastYear(stays, initialRates, TODAY).find((forecast) => forecast.month === month);
}

test('the forecast begins with this month and has twelve', () => {
  const months = forecastYear([], initialRates, TODAY).map(({ month }) => month);
  expect(months).toHaveLength(12);
  expect([months.at(0), months.at(-1)]).toEqual(['2027-06', '2028-05']);
});

test('there is nothing to draw before the first confirmed stay', () => {
  const wish = stay('2027-08-09', '2027-08-16', 'PENDING');
  expect(hasNights(forecastYear([wish], initialRates, TODAY))).toBe(false);
  expect(hasNights(forecastYear([{ ...wish, status: 'CONFIRMED' }], initialRates, TODAY))).toBe(true);
});

describe('a month', () => {
  test('has the nights of its stays, at the price of their season, and the cleaning', () => {
    expect(monthOf('2027-08', stay('2027-08-09', '2027-08-16'))).toEqual({
      month: '2027-08',
      nights: 7,
      occupancy: 7 / 31,
      income: 105_000 + 3_000,
      toAgree: 0,
    });
  });

  test('shares a stay with the next by the night, its cleaning in the month of the arrival', () => {
    const across = stay('2027-08-29', '2027-09-05');
    expect(monthOf('2027-08', across)).toMatchObject({ nights: 3, income: 38_143 + 3_000 });
    expect(monthOf('2027-09', across)).toMatchObject({ nights: 4, income: 39_429 });
  });

  test('counts a stay of less than a week, whose price is by agreement, beside its income', () => {
    const short = stay('2027-08-20', '2027-08-26');
    expect(monthOf('2027-08', short)).toMatchObject({ nights: 6, income: 0, toAgree: 1 });
    expect(monthOf('2027-08', short, stay('2027-08-09', '2027-08-16'))).toMatchObject({
      nights: 13,
      income: 108_000,
      toAgree: 1,
    });
    const across = stay('2027-08-30', '2027-09-03');
    expect(monthOf('2027-08', across)).toMatchObject({ nights: 2, toAgree: 1 });
    expect(monthOf('2027-09', across)).toMatchObject({ nights: 2, toAgree: 0, income: 0 });
  });

  test('is full when one guest leaves as the next arrives', () => {
    const june = monthOf('2027-06', stay('2027-05-25', '2027-06-15'), stay('2027-06-15', '2027-07-02'));
    expect(june).toMatchObject({ nights: 30, occupancy: 1 });
  });

  test('of a leap year has 29 nights in February', () => {
    expect(monthOf('2028-02', stay('2028-01-31', '2028-03-01'))).toMatchObject({ nights: 29, occupancy: 1 });
  });

  test.each([['PENDING'], ['REJECTED'], ['NOT_AVAILABLE']] as const)('expects nothing of one that is %s', (status) => {
    expect(monthOf('2027-08', stay('2027-08-09', '2027-08-16', status))).toMatchObject({ nights: 0, income: 0 });
  });
});
