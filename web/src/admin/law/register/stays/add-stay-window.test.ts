import { expect, test } from 'vitest';
import { sayDaysOfStay } from './add-stay-window.tsx';

test.each([
  ['2027-07-12', '2027-07-15', '12–15 luglio'],
  ['2027-07-01', '2027-07-15', '1–15 luglio'],
  ['2027-07-30', '2027-08-02', '30 luglio–2 agosto'],
  ['2026-12-30', '2027-01-02', '30 dicembre–2 gennaio'],
])('%s to %s is said %s', (startDate, endDate, said) => {
  expect(sayDaysOfStay({ startDate, endDate })).toBe(said);
});
