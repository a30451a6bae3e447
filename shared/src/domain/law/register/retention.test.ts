import { describe, expect, test } from 'vitest';
import { daysUntilDeletion, lastForgottenReceipt, retainedOf } from './retention.ts';

describe('what statistics keep', () => {
  test.each([
    ['2013-07-02', '2027-07-01', '0-13'],
    ['2013-07-02', '2027-07-02', '14-17'],
    ['2009-07-02', '2027-07-01', '14-17'],
    ['2009-07-02', '2027-07-02', '18-64'],
    ['1962-07-02', '2027-07-01', '18-64'],
    ['1962-07-02', '2027-07-02', '65+'],
    // Born on 29 February one turns on 1 March.
    ['2012-02-29', '2026-02-28', '0-13'],
    ['2012-02-29', '2026-03-01', '14-17'],
  ])('who is born on %s and arrives on %s is %s', (birthDate, arrival, age) => {
    expect(retainedOf({ birthDate }, arrival)).toEqual({ origin: null, age });
  });

  test('is the state of the residence, else that of the citizenship', () => {
    expect(retainedOf({ residenceState: '1', citizenship: '2' }, '2027-07-01')).toEqual({ origin: '1', age: null });
    expect(retainedOf({ residenceState: null, citizenship: '2' }, '2027-07-01').origin).toBe('2');
  });
});

test('from 60 days after the departure on there are 30 days left, then none', () => {
  expect(daysUntilDeletion('2027-07-04', '2027-09-01')).toBeUndefined();
  expect(daysUntilDeletion('2027-07-04', '2027-09-02')).toBe(30);
  expect(daysUntilDeletion('2027-07-04', '2027-10-02')).toBe(0);
  expect(daysUntilDeletion('2027-07-04', '2027-12-02')).toBe(0);
});

test('transmissions are kept for five years', () => {
  expect(lastForgottenReceipt(new Date('2032-03-01T10:00:00Z')).toISOString()).toBe('2027-03-01T10:00:00.000Z');
});
