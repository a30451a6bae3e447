import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { say } from '../../words/say.ts';
import { addDays, addYears } from '../base/date/local-date.ts';
import { countNights, findBlockFaults, findStayFaults, listNights, MAX_NIGHTS, type Stay, staysClash } from './stay.ts';

const TODAY = '2026-11-21';
const stays = fc
  .tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 1, max: MAX_NIGHTS }))
  .map(([wait, nights]): Stay => {
    const startDate = addDays(TODAY, wait);
    return { startDate, endDate: addDays(startDate, nights) };
  });

const stay = (startDate: string, endDate: string): Stay => ({ startDate, endDate });

describe('the nights of a stay', () => {
  test('leave out the day of check-out', () => {
    expect(listNights(stay('2026-06-05', '2026-06-08'))).toEqual(['2026-06-05', '2026-06-06', '2026-06-07']);
  });

  test.each([
    ['the clocks going forward', '2026-03-28', '2026-03-31', 3],
    ['the clocks going back', '2026-10-24', '2026-10-27', 3],
    ['a leap day', '2028-02-28', '2028-03-01', 2],
    ['no leap day', '2027-02-28', '2027-03-01', 1],
    ['the end of the year', '2026-12-31', '2027-01-02', 2],
  ])('are counted right across %s', (_, startDate, endDate, nights) => {
    expect(countNights(stay(startDate, endDate))).toBe(nights);
    expect(listNights(stay(startDate, endDate))).toHaveLength(nights);
  });

  test('begin on the arrival and end on the eve of the departure', () => {
    fc.assert(
      fc.property(stays, (some) => {
        const nights = listNights(some);
        expect(nights).toHaveLength(countNights(some));
        expect(nights[0]).toBe(some.startDate);
        expect(nights.at(-1)).toBe(addDays(some.endDate, -1));
      }),
    );
  });

  test('are refused where there is none', () => {
    expect(() => listNights(stay('2026-06-05', '2026-06-05'))).toThrow(RangeError);
    expect(() => countNights(stay('2026-06-05', '2026-06-04'))).toThrow(RangeError);
  });
});

describe('two ranges', () => {
  test.each([
    ['touch on one day', stay('2026-06-01', '2026-06-08'), stay('2026-06-08', '2026-06-15'), true],
    ['lie in each other', stay('2026-06-01', '2026-06-30'), stay('2026-06-08', '2026-06-09'), true],
    ['are the same', stay('2026-06-01', '2026-06-08'), stay('2026-06-01', '2026-06-08'), true],
    ['are a day apart', stay('2026-06-01', '2026-06-07'), stay('2026-06-08', '2026-06-15'), false],
  ])('that %s: clash is told either way round', (_, a, b, expected) => {
    expect(staysClash(a, b)).toBe(expected);
    expect(staysClash(b, a)).toBe(expected);
  });
});

describe('a stay may', () => {
  test.each([
    ['begin today', stay(TODAY, '2026-11-22')],
    ['last 365 nights', stay('2027-01-01', '2028-01-01')],
    ['begin three years from now to the day', stay('2029-11-21', '2029-11-28')],
  ])('%s', (_, some) => {
    expect(findStayFaults(some, TODAY)).toEqual({});
  });

  test('begin on 28 February three years after a leap day, and no later', () => {
    expect(findStayFaults(stay('2031-02-28', '2031-03-07'), '2028-02-29')).toEqual({});
    expect(findStayFaults(stay('2031-03-01', '2031-03-07'), '2028-02-29')).toHaveProperty('startDate');
  });

  test('be anything within the bounds', () => {
    fc.assert(
      fc.property(stays, (some) => {
        expect(findStayFaults(some, TODAY)).toEqual({});
      }),
    );
  });

  test('lie in the past where only its price is asked', () => {
    const past = stay('2026-06-27', '2026-07-04');
    expect(findStayFaults(past, TODAY, { mayBePast: true })).toEqual({});
    expect(findStayFaults(past, TODAY)).toHaveProperty('startDate');
  });

  test('keep a start that has passed, but not be moved to another that has', () => {
    const previousStart = '2026-11-18';
    expect(findStayFaults(stay('2026-11-18', '2026-11-30'), TODAY, { previousStart })).toEqual({});
    expect(findStayFaults(stay('2026-11-17', '2026-11-30'), TODAY, { previousStart })).toHaveProperty('startDate');
    expect(findStayFaults(stay('2026-11-21', '2026-11-30'), TODAY, { previousStart })).toEqual({});
  });
});

describe('a stay may not', () => {
  test.each([
    ['be empty', stay('2026-12-01', '2026-12-01'), ['endDate']],
    ['end before it begins', stay('2026-12-02', '2026-12-01'), ['endDate']],
    ['begin yesterday', stay('2026-11-20', '2026-11-27'), ['startDate']],
    ['last 366 nights', stay('2027-01-01', '2028-01-02'), ['endDate']],
    ['begin a day after the horizon', stay('2029-11-22', '2029-11-29'), ['startDate']],
    ['do two of these at once', stay('2026-11-20', '2026-11-20'), ['startDate', 'endDate']],
  ])('%s', (_, some, fields) => {
    expect(Object.keys(findStayFaults(some, TODAY))).toEqual(fields);
  });

  test('be without an end even where it may be past', () => {
    expect(findStayFaults(stay('2026-01-08', '2026-01-01'), TODAY, { mayBePast: true })).toHaveProperty('endDate');
  });
});

describe('a block', () => {
  test.each([
    ['one day', stay('2026-12-24', '2026-12-24'), {}],
    ['today', stay(TODAY, TODAY), {}],
    ['the horizon', stay(addYears(TODAY, 3), addYears(TODAY, 3)), {}],
    ['yesterday', stay('2026-11-20', '2026-11-20'), { startDate: 'La data iniziale non può essere nel passato' }],
    [
      'an end before its start',
      stay('2026-12-02', '2026-12-01'),
      { endDate: 'La data finale deve essere successiva alla data iniziale' },
    ],
    [
      'both faults',
      stay('2026-11-02', '2026-11-01'),
      {
        startDate: 'La data iniziale non può essere nel passato',
        endDate: 'La data finale deve essere successiva alla data iniziale',
      },
    ],
  ])('of %s is judged', (_, range, faults) => {
    expect(findBlockFaults(range, TODAY)).toEqual(faults);
  });

  test('has the length and horizon of a stay', () => {
    expect(findBlockFaults(stay('2027-01-01', '2028-01-01'), TODAY)).toEqual({});
    expect(findBlockFaults(stay('2027-01-01', '2028-01-02'), TODAY)).toHaveProperty('endDate');
    expect(findBlockFaults(stay('2029-11-22', '2029-11-22'), TODAY)).toHaveProperty('startDate');
  });

  test('speaks of its first date where a stay speaks of the check-in', () => {
    const [block, guest] = [findBlockFaults, findStayFaults].map((find) =>
      find(stay('2029-11-22', '2029-11-29'), TODAY),
    );
    expect(block?.startDate).toBe('La data iniziale deve essere entro 3 anni da oggi');
    expect(guest?.startDate).toEqual(say('startTooFar', { years: 3 }));
  });
});
