import { expect, test } from 'vitest';
import { type Access, type AccessDecision, type Caller, decideAccess, hasRole } from './access.ts';

const visitor: Caller = undefined;
const unconfirmed: Caller = { role: 'USER', emailConfirmed: false };
const user: Caller = { role: 'USER', emailConfirmed: true };
const editor: Caller = { role: 'EDITOR', emailConfirmed: true };
const admin: Caller = { role: 'ADMIN', emailConfirmed: true };
const unconfirmedAdmin: Caller = { role: 'ADMIN', emailConfirmed: false };

const callers = [visitor, unconfirmed, user, editor, admin, unconfirmedAdmin];

const TABLE: readonly (readonly [Access, readonly AccessDecision[]])[] = [
  ['anyone', ['granted', 'granted', 'granted', 'granted', 'granted', 'granted']],
  ['user', ['unauthenticated', 'granted', 'granted', 'granted', 'granted', 'granted']],
  ['confirmed', ['unauthenticated', 'unconfirmed', 'granted', 'granted', 'granted', 'unconfirmed']],
  ['editor', ['unauthenticated', 'forbidden', 'forbidden', 'granted', 'granted', 'granted']],
  ['admin', ['unauthenticated', 'forbidden', 'forbidden', 'forbidden', 'granted', 'granted']],
];

test.each(TABLE)(
  'what is for "%s" answers visitor, unconfirmed, user, editor, admin, unconfirmed admin',
  (access, row) => {
    expect(callers.map((caller) => decideAccess(access, caller))).toEqual(row);
  },
);

test('a role includes the lower ones', () => {
  expect(hasRole('ADMIN', 'EDITOR')).toBe(true);
  expect(hasRole('EDITOR', 'EDITOR')).toBe(true);
  expect(hasRole('USER', 'EDITOR')).toBe(false);
  expect(hasRole('EDITOR', 'ADMIN')).toBe(false);
});
