import { describe, expect, it } from 'vitest';
import { findParty, fitsParty, PARTIES, roleInParty } from './party.ts';

describe('a party', () => {
  it('has the first of its list as its head', () => {
    expect(PARTIES.map((party) => [roleInParty(party, 0), roleInParty(party, 1)])).toEqual([
      ['SINGLE', undefined],
      ['FAMILY_HEAD', 'FAMILY_MEMBER'],
      ['GROUP_HEAD', 'GROUP_MEMBER'],
    ]);
  });

  it('is one alone, or several', () => {
    expect(PARTIES.map((party) => [0, 1, 2].map((guests) => fitsParty(party, guests)))).toEqual([
      [false, true, false],
      [false, false, true],
      [false, false, true],
    ]);
  });

  it('is found by the roles of its guests, where all fit', () => {
    expect(findParty(['SINGLE'])).toBe('ALONE');
    expect(findParty(['FAMILY_HEAD', 'FAMILY_MEMBER', 'FAMILY_MEMBER'])).toBe('FAMILY');
    expect(findParty(['GROUP_HEAD', 'GROUP_MEMBER'])).toBe('GROUP');
    for (const roles of [
      [],
      [null],
      ['SINGLE', 'SINGLE'],
      ['FAMILY_HEAD'],
      ['FAMILY_HEAD', 'GROUP_MEMBER'],
      ['FAMILY_MEMBER', 'FAMILY_HEAD'],
    ] as const) {
      expect(findParty(roles), String(roles)).toBeUndefined();
    }
  });
});
