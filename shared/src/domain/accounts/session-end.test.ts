import { expect, test } from 'vitest';
import { sessionEndsAt } from './session-end.ts';

const beganAt = new Date('2027-03-01T10:00:00Z');

test.each([
  ['USER', '2027-03-20T10:00:00Z', '2027-03-31T10:00:00.000Z'],
  ['EDITOR', '2027-03-05T08:00:00Z', '2027-03-19T08:00:00.000Z'],
  ['ADMIN', '2027-03-30T10:00:00Z', '2027-03-31T10:00:00.000Z'],
  ['USER', '2027-03-01T10:00:00Z', '2027-03-31T10:00:00.000Z'],
  ['ADMIN', '2027-03-01T10:00:00Z', '2027-03-15T10:00:00.000Z'],
  ['ADMIN', '2027-03-17T10:00:00Z', '2027-03-31T10:00:00.000Z'],
] as const)('a session of %s that was last used at %s ends at %s', (role, lastUsedAt, end) => {
  expect(sessionEndsAt({ role, beganAt, lastUsedAt: new Date(lastUsedAt) }).toISOString()).toBe(end);
});
