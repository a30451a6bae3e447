import { describe, expect, it } from 'vitest';
import { cleaningDays, INITIAL_TURNOVER_TERMS, warningOf } from './turnovers.ts';

const at = (day: string, nextArrival: string | null, { warnAt = '18:00', checkInFrom = null as string | null } = {}) =>
  warningOf({ day, nextArrival }, { warnAt }, checkInFrom)?.toISOString() ?? null;

describe('the owner is told that the house is not ready', () => {
  it.each([
    ['2027-03-20', '2027-03-28', '2027-03-27T17:00:00.000Z'],
    ['2027-03-20', '2027-03-29', '2027-03-28T16:00:00.000Z'],
    ['2027-10-30', '2027-11-01', '2027-10-31T17:00:00.000Z'],
  ])('on the evening before the arrival: left %s, arriving %s', (day, arrival, moment) => {
    expect(at(day, arrival)).toBe(moment);
  });

  it.each([
    ['16:00', '2027-06-12T13:00:00.000Z'],
    [null, '2027-06-12T12:00:00.000Z'],
  ])('an hour before she may come, where one comes the day another leaves: from %s', (checkInFrom, moment) => {
    expect(at('2027-06-12', '2027-06-12', { checkInFrom })).toBe(moment);
  });

  it('not before the midnight of that day', () => {
    expect(at('2027-06-12', '2027-06-12', { checkInFrom: '00:30' })).toBe('2027-06-11T22:00:00.000Z');
  });

  it('to the minute', () => {
    expect(at('2027-06-12', '2027-06-14', { warnAt: '07:45' })).toBe('2027-06-13T05:45:00.000Z');
  });

  it('never where nobody comes', () => {
    expect(at('2027-06-12', null)).toBeNull();
  });
});

it('who cleans sees from yesterday to sixty days from now', () => {
  expect(cleaningDays('2027-06-12')).toEqual({ from: '2027-06-11', to: '2027-08-11' });
});

it('a house begins with ten things to do, each with an id of its own', () => {
  expect(INITIAL_TURNOVER_TERMS.items.map(({ text }) => text)).toEqual([
    'Lenzuola e asciugamani',
    'Bagni',
    'Cucina e frigorifero',
    'Pavimenti',
    'Spazzatura',
    'Terrazza',
    'Carta e saponi',
    'Finestre e luci',
    'Oggetti dimenticati',
    'Guasti da segnalare',
  ]);
  const ids = INITIAL_TURNOVER_TERMS.items.map(({ id }) => id);
  expect(new Set(ids).size).toBe(10);
  expect(ids).not.toContain('');
});

it('a house begins with nobody to tell of its turnovers, and warns at six in the evening once there is', () => {
  expect(INITIAL_TURNOVER_TERMS).toMatchObject({ isOn: false, warnAt: '18:00' });
});
