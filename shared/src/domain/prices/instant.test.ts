import { describe, expect, it, test } from 'vitest';
import { decideInstant, type InstantFacts, initialInstantRules } from './instant.ts';

const rules = { ...initialInstantRules, leadDays: 2, minNights: 3, maxNights: 14, maxGuests: 4 };

const FACTS: InstantFacts = {
  rules,
  nights: 7,
  guests: 2,
  daysAhead: 2,
  total: 500_00,
  breaksRules: false,
  hasPastStay: false,
  isTaken: false,
  areChannelsUpToDate: true,
  expiredHolds: 0,
  isOwner: false,
};

describe('a stay that is asked for', () => {
  test.each<[string, Partial<InstantFacts>, readonly string[]]>([
    ['within all', {}, []],
    ['of the fewest nights', { nights: 3 }, []],
    ['of the most nights', { nights: 14 }, []],
    ['of the most guests', { guests: 4 }, []],
    ['late, long and crowded', { daysAhead: 1, nights: 15, guests: 5 }, ['LEAD', 'NIGHTS', 'GUESTS']],
    ['too short', { nights: 2 }, ['NIGHTS']],
    ['by agreement', { total: null }, ['BY_AGREEMENT']],
    ['for nothing', { total: 0 }, []],
    ['against the rules', { breaksRules: true }, ['RULES']],
    ['of days that are taken', { isTaken: true }, ['TAKEN']],
    ['while a portal is silent', { areChannelsUpToDate: false }, ['CHANNELS']],
    ['after two holds', { expiredHolds: 2 }, []],
    ['after three holds', { expiredHolds: 3 }, ['HOLDS']],
    ['by the owner', { isOwner: true }, ['ADMIN']],
  ])('%s', (_, change, reasons) => {
    expect(decideInstant({ ...FACTS, ...change })).toEqual(reasons);
  });

  it('is confirmed at once for past guests alone where the owner wants it so', () => {
    const facts = { ...FACTS, rules: { ...rules, pastStayOnly: true } };
    expect(decideInstant(facts)).toEqual(['PAST_STAY']);
    expect(decideInstant({ ...facts, hasPastStay: true })).toEqual([]);
  });
});
