import { describe, expect, test } from 'vitest';
import { reckonDueDates, willOwe } from './way-to-pay.ts';

const PARTS = [{ dueDate: '2027-03-04' }, { dueDate: '2027-05-28' }];

describe('the due dates of a stay planned on 1 March for 27 June, three days to pay', () => {
  test.each([
    ['that could be paid from long before stay', '2000-01-01', ['2027-03-04', '2027-05-28']],
    ['that could be paid from that day on stay', '2027-03-01', ['2027-03-04', '2027-05-28']],
    ['count from the next day', '2027-03-02', ['2027-03-05', '2027-05-28']],
    ['count from long after the first was due', '2027-04-10', ['2027-04-13', '2027-05-28']],
    ['come together where both would be over', '2027-06-01', ['2027-06-04', '2027-06-04']],
    ['end on the arrival', '2027-06-25', ['2027-06-27', '2027-06-27']],
    ['are the first day on which one can pay, if the guest has come', '2027-06-29', ['2027-06-29', '2027-06-29']],
  ])('%s', (_, way, dates) => {
    const planned = { since: '2027-03-01', arrival: '2027-06-27' };
    const reckoned = reckonDueDates(PARTS, planned, { since: way, days: 3 });
    expect(reckoned.map(({ dueDate }) => dueDate)).toEqual(dates);
  });
});

test.each([
  ['a price', { total: 60_571 }, 0, true],
  ['a price that is to be agreed on', { total: null }, 0, true],
  ['a deposit alone', { total: 0 }, 20_000, true],
  ['nothing', { total: 0 }, 0, false],
  ['no price that was ever kept', null, 20_000, false],
])('whether a stay with %s will owe something', (_, price, securityDeposit, isOwing) => {
  expect(willOwe(price, { securityDeposit })).toBe(isOwing);
});
