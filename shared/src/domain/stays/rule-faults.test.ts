import { describe, expect, test } from 'vitest';
import { formatMessages } from '../../words/say.ts';
import { WORDS } from '../../words/words.ts';
import { LANGUAGES, type Language } from '../base/language/language.ts';
import type { PlannedBooking } from './availability.ts';
import { prepareStayRules, type StayFacts } from './rule-faults.ts';
import { bindsStays, initialStayRules, type Rules, type StayRules } from './stay-rules.ts';

const TODAY = '2027-06-01'; // a Tuesday

type Setting = Omit<Partial<StayRules>, 'base'> & { readonly base?: Rules };

function rulesOf(setting: Setting): StayRules {
  return { ...initialStayRules, ...setting };
}

function checkerOf(setting: Setting, facts: Partial<StayFacts> = {}) {
  return prepareStayRules({
    rules: rulesOf(setting),
    today: TODAY,
    bookings: [],
    sameDayTurnover: false,
    ...facts,
  });
}

function faultsOf(
  dates: string,
  setting: Setting,
  facts: Partial<StayFacts> = {},
  language: Language = 'it',
): { readonly startDate?: string; readonly endDate?: string } {
  const [startDate = '', endDate = ''] = dates.split(' ');
  return formatMessages(checkerOf(setting, { language, ...facts }).findFaults({ startDate, endDate }), WORDS[language]);
}

function stay(startDate: string, endDate: string): PlannedBooking {
  return { startDate, endDate, status: 'CONFIRMED', isBlocked: false };
}

function block(startDate: string, endDate: string): PlannedBooking {
  return { startDate, endDate, status: 'NOT_AVAILABLE', isBlocked: true };
}

const weekend = { base: { arrivalDays: ['SUN', 'SAT'], departureDays: ['MON'] } } as const;

test('nothing set forbids nothing', () => {
  expect(faultsOf('2027-06-01 2027-06-02', {})).toEqual({});
  expect(bindsStays(initialStayRules)).toBe(false);
  expect(bindsStays(rulesOf({ fillGaps: true, requestHours: 24, seasons: [{ from: '01-01', to: '12-31' }] }))).toBe(
    false,
  );
  expect(bindsStays(rulesOf({ exceptions: [{ startDate: TODAY, endDate: TODAY, leadDays: 0 }] }))).toBe(true);
});

describe('each broken rule has its text', () => {
  test.each<[string, Setting, string, Readonly<Record<string, string>>]>([
    [
      'too short',
      { base: { minNights: 3 } },
      '2027-07-05 2027-07-07',
      { endDate: 'Per questo arrivo servono almeno 3 notti' },
    ],
    [
      'too long',
      { base: { maxNights: 7 } },
      '2027-07-05 2027-07-13',
      { endDate: 'Per questo arrivo si possono prenotare al massimo 7 notti' },
    ],
    [
      'longer than a night',
      { base: { maxNights: 1 } },
      '2027-07-05 2027-07-07',
      { endDate: 'Per questo arrivo si può prenotare al massimo 1 notte' },
    ],
    [
      'on other weekdays',
      weekend,
      '2027-07-05 2027-07-10',
      { startDate: 'Si arriva solo di sabato e domenica', endDate: 'Si parte solo di lunedì' },
    ],
    [
      'on none of three weekdays',
      { base: { arrivalDays: ['FRI', 'SUN', 'SAT'] } },
      '2027-07-05 2027-07-10',
      { startDate: 'Si arriva solo di venerdì, sabato e domenica' },
    ],
    ['too soon', { base: { leadDays: 3 } }, '2027-06-03 2027-06-10', { startDate: 'Serve un preavviso di 3 giorni' }],
    ['today', { base: { leadDays: 1 } }, '2027-06-01 2027-06-10', { startDate: 'Serve un preavviso di 1 giorno' }],
    ['too far', { horizonMonths: 1 }, '2027-07-02 2027-07-10', { startDate: 'Si può arrivare fino al 1 luglio 2027' }],
  ])('%s', (_, setting, dates, faults) => {
    expect(faultsOf(dates, setting)).toEqual(faults);
  });

  test('in the language of whoever asks', () => {
    const texts = LANGUAGES.map((language) =>
      faultsOf('2027-07-05 2027-07-06', { ...weekend, horizonMonths: 1 }, {}, language),
    );
    expect(texts.map(({ startDate }) => startDate)).toEqual([
      'Si arriva solo di sabato e domenica',
      'Check-in is only on Saturday and Sunday',
      'Anreise nur am Samstag und Sonntag',
      'Arrivée uniquement le samedi et le dimanche',
    ]);
    const faultsByLanguage = LANGUAGES.map((language) =>
      faultsOf('2027-07-05 2027-07-06', { horizonMonths: 1 }, {}, language),
    );
    expect(faultsByLanguage.map(({ startDate }) => startDate)).toEqual([
      'Si può arrivare fino al 1 luglio 2027',
      'The last day for check-in is Jul 1, 2027',
      'Anreise möglich bis zum 1. Juli 2027',
      'Arrivée possible jusqu’au 1er juillet 2027',
    ]);
  });
});

describe('the limits of a day', () => {
  const over: Setting = {
    base: { minNights: 2 },
    seasons: [{ from: '07-01', to: '08-31', minNights: 7 }],
    exceptions: [
      { startDate: '2027-08-10', endDate: '2027-08-20', minNights: 4 },
      { startDate: '2027-07-10', endDate: '2027-07-10', minNights: null },
      { startDate: '2027-07-20', endDate: '2027-07-20', maxNights: 9 },
    ],
  };

  test.each([
    ['are the base’s', '2027-06-30', 2],
    ['are the season’s in it', '2027-07-01', 7],
    ['are the season’s on its last day', '2027-08-31', 7],
    ['are the exception’s in both', '2027-08-10', 4],
    ['are the exception’s on its last day', '2027-08-20', 4],
    ['are none where the exception says so', '2027-07-10', 1],
    ['are the season’s where the exception leaves them out', '2027-07-20', 7],
    ['are the season’s in another year', '2028-08-15', 7],
  ])('%s', (_, day, least) => {
    const checker = checkerOf(over);
    const lengths = [1, 2, 3, 4, 5, 6, 7].filter((nights) => {
      const endDate = new Date(Date.parse(day) + nights * 86_400_000).toISOString().slice(0, 10);
      return !checker.findFaults({ startDate: day, endDate }).endDate;
    });
    expect(lengths[0]).toBe(least);
  });

  test.each([
    ['2028-02-27', false],
    ['2028-02-28', true],
    ['2028-02-29', true],
    ['2028-03-01', true],
    ['2028-03-02', false],
    ['2027-02-28', true],
    ['2027-03-01', true],
  ])('of a season over the leap day hold on %s: %s', (startDate, holds) => {
    const setting = { seasons: [{ from: '02-28', to: '03-01', minNights: 30 }] };
    expect('endDate' in faultsOf(`${startDate} ${startDate.slice(0, 4)}-03-08`, setting, { today: '2027-01-01' })).toBe(
      holds,
    );
  });

  test('of the last day of a year end with it', () => {
    const setting = { seasons: [{ from: '12-01', to: '12-31', minNights: 30 }] };
    expect(faultsOf('2027-12-31 2028-01-02', setting)).toHaveProperty('endDate');
    expect(faultsOf('2028-01-01 2028-01-02', setting)).toEqual({});
  });

  test('that a stay goes by are those of its arrival, but the weekdays of its departure are those of that', () => {
    const setting = {
      exceptions: [{ startDate: '2027-07-10', endDate: '2027-07-10', minNights: 9, departureDays: ['MON'] }],
    } satisfies Setting;
    expect(faultsOf('2027-07-08 2027-07-10', setting)).toEqual({ endDate: 'Si parte solo di lunedì' });
    expect(faultsOf('2027-07-10 2027-07-12', setting)).toEqual({ endDate: 'Per questo arrivo servono almeno 9 notti' });
    expect(faultsOf('2027-07-10 2027-07-20', setting)).toEqual({});
  });

  test('that ask for notice are lifted by an exception that asks for none', () => {
    const setting = { base: { leadDays: 5 }, exceptions: [{ startDate: TODAY, endDate: '2027-06-02', leadDays: 0 }] };
    expect(faultsOf('2027-06-01 2027-06-04', setting)).toEqual({});
    expect(faultsOf('2027-06-03 2027-06-04', setting)).toHaveProperty('startDate');
    expect(faultsOf('2027-06-06 2027-06-07', setting)).toEqual({});
  });

  test.each([
    ['2027-01-31', 1, '2027-02-28', '2027-03-01'],
    ['2028-01-31', 1, '2028-02-29', '2028-03-01'],
    ['2027-08-31', 18, '2029-02-28', '2029-03-01'],
  ])('%s and %i months ahead: %s is the last arrival', (today, horizonMonths, last, after) => {
    expect(faultsOf(`${last} 2029-06-01`, { horizonMonths }, { today })).toEqual({});
    expect(faultsOf(`${after} 2029-06-01`, { horizonMonths }, { today })).toHaveProperty('startDate');
  });
});

describe('preparation between two stays', () => {
  const two = { preparationDays: 2 };
  const bookings = [stay('2027-07-10', '2027-07-17'), block('2027-08-10', '2027-08-12')];
  const tooNear = { startDate: 'Fra due soggiorni servono 2 notti libere' };

  test.each([
    ['one night after', true, '2027-07-18 2027-07-25', tooNear],
    ['two nights after', true, '2027-07-19 2027-07-25', {}],
    ['one night before', true, '2027-07-01 2027-07-09', tooNear],
    ['two nights before', true, '2027-07-01 2027-07-08', {}],
    ['two nights after without turnover', false, '2027-07-19 2027-07-25', tooNear],
    ['two nights beyond the day of departure', false, '2027-07-20 2027-07-25', {}],
    ['the same before', false, '2027-07-01 2027-07-08', tooNear],
    ['and a night earlier', false, '2027-07-01 2027-07-07', {}],
    ['beside a block', false, '2027-08-13 2027-08-14', {}],
    ['a stay that overlaps has another fault', true, '2027-07-16 2027-07-20', {}],
  ])('%s', (_, sameDayTurnover, dates, faults) => {
    expect(faultsOf(dates, two, { bookings, sameDayTurnover })).toEqual(faults);
  });

  test('is kept from stays of other calendars as well', () => {
    const facts = {
      bookings: [block('2027-07-10', '2027-07-16')],
      importedStays: [{ startDate: '2027-07-10', endDate: '2027-07-17' }],
      sameDayTurnover: true,
    };
    expect(faultsOf('2027-07-18 2027-07-25', { preparationDays: 1 }, facts)).toEqual({});
    expect(faultsOf('2027-07-17 2027-07-25', { preparationDays: 1 }, facts)).toEqual({
      startDate: 'Fra due soggiorni serve 1 notte libera',
    });
  });
});

describe('a gap', () => {
  const week = {
    base: { minNights: 7, arrivalDays: ['SAT'], departureDays: ['SAT'] },
    fillGaps: true,
  } satisfies Setting;
  const bookings = [stay('2027-07-03', '2027-07-10'), stay('2027-07-14', '2027-07-24')];

  test.each([
    ['filled to the night', true, '2027-07-10 2027-07-14', true],
    ['begun a night late', true, '2027-07-11 2027-07-14', false],
    ['ended a night early', true, '2027-07-10 2027-07-13', false],
    ['filled as far as the inclusive rule lets one', false, '2027-07-11 2027-07-13', true],
    ['begun a night late under it', false, '2027-07-12 2027-07-13', false],
  ])('%s: %s', (_, sameDayTurnover, dates, isFine) => {
    expect(Object.keys(faultsOf(dates, week, { bookings, sameDayTurnover })).length === 0).toBe(isFine);
  });

  test('is left unfilled where it is not allowed, and where a stay of the least length has room', () => {
    const facts = { bookings, sameDayTurnover: true };
    expect(faultsOf('2027-07-10 2027-07-14', { ...week, fillGaps: false }, facts)).toHaveProperty('endDate');
    expect(
      faultsOf('2027-07-10 2027-07-14', { ...week, base: { ...week.base, minNights: 4, arrivalDays: ['SUN'] } }, facts),
    ).toHaveProperty('startDate');
  });

  test('without an end is none, and nights gone by are filled up from today', () => {
    const facts = {
      sameDayTurnover: true,
      bookings: [stay('2027-05-20', '2027-05-27'), stay('2027-06-04', '2027-06-11')],
    };
    expect(faultsOf('2027-06-01 2027-06-04', week, facts)).toEqual({});
    expect(faultsOf('2027-06-02 2027-06-04', week, facts)).toHaveProperty('endDate');
    expect(faultsOf('2027-06-11 2027-06-13', week, facts)).toHaveProperty('endDate');
  });

  test('does without length and weekdays, but not without notice and horizon', () => {
    const setting = { ...week, base: { ...week.base, leadDays: 60 } };
    expect(faultsOf('2027-07-10 2027-07-14', setting, { bookings, sameDayTurnover: true })).toEqual({
      startDate: 'Serve un preavviso di 60 giorni',
    });
  });

  test('is as long as preparation leaves it', () => {
    const facts = { bookings, sameDayTurnover: true };
    expect(faultsOf('2027-07-11 2027-07-13', { ...week, preparationDays: 1 }, facts)).toEqual({});
    expect(faultsOf('2027-07-10 2027-07-14', { ...week, preparationDays: 1 }, facts)).toHaveProperty('startDate');
  });
});

describe('nights left alone', () => {
  const two = { orphanNights: 2 };
  const bookings = [stay('2027-07-01', '2027-07-10'), stay('2027-07-20', '2027-07-24')];
  const alone = (nights: number) => ({
    endDate: nights === 1 ? 'Resterebbe 1 notte isolata' : `Resterebbero ${nights} notti isolate`,
  });

  test.each([
    ['none before, many after', true, '2027-07-10 2027-07-12', {}],
    ['one before', true, '2027-07-11 2027-07-14', alone(1)],
    ['two after', true, '2027-07-13 2027-07-18', alone(2)],
    ['two before and one after', true, '2027-07-12 2027-07-19', alone(3)],
    ['three before, none after', true, '2027-07-13 2027-07-20', {}],
    ['none without turnover, where two are kept free', false, '2027-07-11 2027-07-19', {}],
    ['one without turnover', false, '2027-07-11 2027-07-17', alone(1)],
    ['nobody leaves any alone behind the last booking', true, '2027-07-24 2027-08-01', {}],
    ['but before it one may', true, '2027-07-25 2027-08-01', alone(1)],
  ])('%s', (_, sameDayTurnover, dates, faults) => {
    expect(faultsOf(dates, two, { bookings, sameDayTurnover })).toEqual(faults);
  });

  test('are not those that time has cut off', () => {
    const facts = { bookings: [stay('2027-05-20', '2027-05-30')], sameDayTurnover: true };
    expect(faultsOf('2027-06-02 2027-06-09', two, facts)).toEqual({});
    expect(faultsOf('2027-06-02 2027-06-09', two, { ...facts, bookings: [stay('2027-05-20', TODAY)] })).toEqual(
      alone(1),
    );
  });

  test('lie beside a block as beside a stay', () => {
    const facts = { bookings: [block('2027-07-10', '2027-07-11')] };
    expect(faultsOf('2027-07-01 2027-07-07', two, facts)).toEqual(alone(1));
    expect(faultsOf('2027-07-01 2027-07-08', two, facts)).toEqual({});
    expect(faultsOf('2027-07-01 2027-07-08', two, { ...facts, sameDayTurnover: true })).toEqual(alone(2));
  });
});
