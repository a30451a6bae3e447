import { newAccessToken } from '@approdo/shared/contract/accounts/tokens';
import { expect, test } from 'vitest';
import { blankToken, readToken } from './token-draft.ts';

const TODAY = '2027-03-01';
const typed = { ...blankToken(TODAY), name: 'Casa domotica' };
const daysUntil = (until: string) =>
  newAccessToken.safeParse(readToken({ ...typed, scopes: ['READ_CALENDAR'], days: until }, TODAY)).data?.days;

test('what is ticked is what the program may do, for a year where no day is chosen', () => {
  expect(newAccessToken.parse(readToken({ ...typed, scopes: ['WRITE_DOOR_CODE', 'READ_CALENDAR'] }, TODAY))).toEqual({
    name: 'Casa domotica',
    scopes: ['READ_CALENDAR', 'WRITE_DOOR_CODE'],
    days: 365,
  });
});

test.each([
  ['2027-03-02', 1],
  ['2028-02-29', 365],
  ['2027-03-01', undefined],
  ['2028-03-02', undefined],
  ['', undefined],
])('until %j it is good for %s days', (until, days) => {
  expect(daysUntil(until)).toBe(days);
});
