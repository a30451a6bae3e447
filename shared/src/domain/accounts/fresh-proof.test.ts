import { describe, expect, test } from 'vitest';
import { freshUntil, isFresh, PROOF_METHODS, type ProofMethod } from './fresh-proof.ts';

const at = new Date('2027-03-01T10:00:00.000Z');

function isFreshAt(time: string, by: ProofMethod = 'PASSWORD', twoProofs = false): boolean {
  return isFresh({ at, by }, { now: new Date(`2027-03-01T${time}Z`), twoProofs });
}

describe('a proof', () => {
  test.each([
    ['10:00:00.000', true],
    ['10:10:00.000', true],
    ['10:10:00.001', false],
    ['09:59:59.000', false],
  ])('of 10:00 is fresh at %s: %s', (time, expected) => {
    expect(isFreshAt(time)).toBe(expected);
  });

  test('that a session never had is not fresh', () => {
    expect(isFresh(undefined, { now: at, twoProofs: false })).toBe(false);
  });

  test.each(PROOF_METHODS)('by %s counts for an account with a second proof, unless it is the password', (by) => {
    expect(isFreshAt('10:01:00', by, true)).toBe(by !== 'PASSWORD');
    expect(isFreshAt('10:01:00', by)).toBe(true);
  });

  test('counts for ten minutes', () => {
    expect(freshUntil(at)).toEqual(new Date('2027-03-01T10:10:00.000Z'));
  });
});
