import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import type { ProofMethod } from '@approdo/shared/domain/accounts/fresh-proof';
import { expect, test } from 'vitest';
import { alternativeProofs, listFreshProofs, orderFreshProofs, orderSecondProofs } from './proof-methods.ts';

const ALL: readonly ProofMethod[] = ['PASSWORD', 'CODE', 'RECOVERY', 'PASSKEY'];

test('after a password the code comes first, and what cannot be asked for here not at all', () => {
  expect(orderSecondProofs(ALL, { takesPasskeys: true })).toEqual(['CODE', 'PASSKEY', 'RECOVERY']);
  expect(orderSecondProofs(['RECOVERY', 'PASSKEY'], { takesPasskeys: false })).toEqual(['RECOVERY']);
});

test('asked again, a passkey comes first, and a recovery code last', () => {
  expect(orderFreshProofs(['RECOVERY', 'CODE', 'PASSKEY'], { takesPasskeys: true })).toEqual([
    'PASSKEY',
    'CODE',
    'RECOVERY',
  ]);
  expect(orderFreshProofs(['PASSWORD', 'PASSKEY'], { takesPasskeys: false })).toEqual(['PASSWORD']);
});

test.each([
  ['PASSKEY', ['PASSKEY', 'CODE', 'RECOVERY'], ['CODE']],
  ['PASSKEY', ['PASSKEY', 'PASSWORD'], ['PASSWORD']],
  ['PASSKEY', ['PASSKEY', 'RECOVERY'], ['RECOVERY']],
  ['CODE', ['PASSKEY', 'CODE', 'RECOVERY'], ['RECOVERY', 'PASSKEY']],
  ['RECOVERY', ['CODE', 'PASSKEY', 'RECOVERY'], ['CODE', 'PASSKEY']],
  ['PASSWORD', ['PASSWORD'], []],
] as const)('below %s of %j stands %j', (current, methods, alternatives) => {
  expect(alternativeProofs(current, methods)).toEqual(alternatives);
});

const KEYS: OwnKeys = {
  ...{ twoProofs: false, isRequired: false, passkeysHere: null, passkeys: [], app: null, recovery: null },
  isOfferPutAway: false,
};
const SINCE = '2027-06-08T08:00:00.000Z';

test('an account with two proofs is not proved by its password, nor by an app that cannot be read or codes that are used up', () => {
  expect(listFreshProofs(KEYS)).toEqual(['PASSWORD']);
  const both = {
    ...KEYS,
    twoProofs: true,
    app: { since: SINCE, isReadable: true },
    recovery: { left: 1, createdAt: SINCE },
  };
  expect(listFreshProofs(both)).toEqual(['CODE', 'RECOVERY']);
  const neither = { ...both, app: { since: SINCE, isReadable: false }, recovery: { left: 0, createdAt: SINCE } };
  expect(listFreshProofs(neither)).toEqual([]);
});
