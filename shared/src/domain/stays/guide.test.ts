import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '../base/date/local-date.ts';
import { type GuidedStay, isAroundOpen, openGuide } from './guide.ts';

const WELCOME = { title: 'Benvenuti', shown: 'STAY' } as const;
const DOOR = { title: 'La porta', shown: 'AROUND' } as const;
const BOTH = [WELCOME, DOOR];
const TERMS = { daysBefore: 7, daysAfter: 1 };
const STAY: GuidedStay = {
  startDate: '2027-06-12',
  endDate: '2027-06-19',
  status: 'CONFIRMED',
  confirmedOn: '2027-03-01',
};

function openOn(today: string, stay: GuidedStay = STAY, terms = TERMS) {
  return openGuide(BOTH, stay, { terms, today }).sections.map(({ title }) => title);
}

describe('a guide with a section for the stay and one for the days around it', () => {
  test.each([
    ['2027-03-01', ['Benvenuti']],
    ['2027-06-04', ['Benvenuti']],
    ['2027-06-05', ['Benvenuti', 'La porta']],
    ['2027-06-12', ['Benvenuti', 'La porta']],
    ['2027-06-19', ['Benvenuti', 'La porta']],
    ['2027-06-20', ['Benvenuti', 'La porta']],
    ['2027-06-21', []],
  ])('on %s shows %j', (today, titles) => {
    expect(openOn(today)).toEqual(titles);
  });

  it.each(['PENDING', 'REJECTED', 'NOT_AVAILABLE'] as const)(
    'is shut for a booking that is %s, on any day',
    (status) => {
      const shut = openGuide(BOTH, { ...STAY, status }, { terms: TERMS, today: '2027-06-14' });
      expect(shut).toEqual({ sections: [], opensOn: null, closesOn: null, opensNextOn: null });
    },
  );

  it('opens on the day of the confirmation and tells when the rest opens', () => {
    expect(openGuide(BOTH, STAY, { terms: TERMS, today: '2027-04-01' })).toEqual({
      sections: [WELCOME],
      opensOn: '2027-03-01',
      closesOn: '2027-06-20',
      opensNextOn: '2027-06-05',
    });
    expect(openGuide(BOTH, STAY, { terms: TERMS, today: '2027-06-05' })).toMatchObject({ opensNextOn: null });
  });

  it('opens at once and whole for a stay that is confirmed at the last minute', () => {
    const late = { ...STAY, confirmedOn: '2027-06-11' };
    expect(openGuide(BOTH, late, { terms: TERMS, today: '2027-06-11' })).toEqual({
      sections: BOTH,
      opensOn: '2027-06-11',
      closesOn: '2027-06-20',
      opensNextOn: null,
    });
  });

  it('opens on the arrival itself and closes on the departure where no days are added', () => {
    const terms = { daysBefore: 0, daysAfter: 0 };
    expect(openOn('2027-06-11', STAY, terms)).toEqual(['Benvenuti']);
    expect(openOn('2027-06-12', STAY, terms)).toEqual(['Benvenuti', 'La porta']);
    expect(openOn('2027-06-19', STAY, terms)).toEqual(['Benvenuti', 'La porta']);
    expect(openOn('2027-06-20', STAY, terms)).toEqual([]);
  });

  it('follows a stay whose dates have moved', () => {
    const moved = { ...STAY, startDate: '2027-07-10', endDate: '2027-07-17' };
    expect(openOn('2027-06-12', moved)).toEqual(['Benvenuti']);
    expect(openOn('2027-07-03', moved)).toEqual(['Benvenuti', 'La porta']);
  });
});

it('with sections around the days alone opens with them', () => {
  const guide = openGuide([DOOR], STAY, { terms: TERMS, today: '2027-03-02' });
  expect(guide).toEqual({ sections: [], opensOn: '2027-06-05', closesOn: '2027-06-20', opensNextOn: '2027-06-05' });
});

it('without sections never opens', () => {
  expect(openGuide([], STAY, { terms: TERMS, today: '2027-06-14' })).toMatchObject({ opensOn: null, closesOn: null });
});

it.each([
  ['the spring forward', '2027-03-28'],
  ['the fall back', '2027-10-31'],
  ['the leap day', '2028-02-29'],
  ['the year end', '2027-12-31'],
])('counts days across %s, not hours', (_, day) => {
  const stay = { ...STAY, confirmedOn: '2027-01-01', startDate: addDays(day, 3), endDate: addDays(day, 6) };
  expect(openOn(addDays(day, -5), stay)).toEqual(['Benvenuti']);
  expect(openOn(addDays(day, -4), stay)).toEqual(['Benvenuti', 'La porta']);
  const before = { ...stay, startDate: addDays(day, -6), endDate: addDays(day, -1) };
  expect(openOn(day, before)).toEqual(['Benvenuti', 'La porta']);
  expect(openOn(addDays(day, 1), before)).toEqual([]);
});

it('is never open outside of its days, whatever the terms', () => {
  const dayFrom2027 = (days: number) => addDays('2027-01-01', days);
  fc.assert(
    fc.property(
      fc.nat(400),
      fc.integer({ min: 1, max: 30 }),
      fc.nat(60),
      fc.nat(30),
      fc.nat(500),
      (start, nights, daysBefore, daysAfter, on) => {
        const stay = {
          ...STAY,
          confirmedOn: '2027-01-01',
          startDate: dayFrom2027(start),
          endDate: dayFrom2027(start + nights),
        };
        const isOpen = openOn(dayFrom2027(on), stay, { daysBefore, daysAfter }).includes('La porta');
        expect(isOpen).toBe(on >= start - daysBefore && on <= start + nights + daysAfter);
      },
    ),
  );
});

test.each([
  ['2027-06-04', false],
  ['2027-06-05', true],
  ['2027-06-20', true],
  ['2027-06-21', false],
])('what is told around a stay alone is told on %s: %s, whether the guide has a section or none', (today, expected) => {
  const now = { terms: TERMS, today };
  expect(isAroundOpen(STAY, now)).toBe(expected);
  expect(openGuide([DOOR], STAY, now).sections.length > 0).toBe(expected);
  expect(isAroundOpen({ ...STAY, status: 'REJECTED' }, now)).toBe(false);
});
