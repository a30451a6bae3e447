import { prepareStayRules } from '@approdo/shared/domain/stays/rule-faults';
import { initialStayRules, type StayRules } from '@approdo/shared/domain/stays/stay-rules';
import { type MessageOrText, say } from '@approdo/shared/words/say';
import { describe, expect, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { type BookingDraft, bookingDraft } from './booking-draft.ts';
import { findPickFault, selectionOf } from './booking-island.tsx';
import { type Availability, findDateFaults, findStay, type LanguageChoice, readRequest } from './booking-rules.ts';

const availability: Availability = {
  bookings: [aBooking({ startDate: '2027-06-12', endDate: '2027-06-19' })],
  today: '2027-06-01',
  sameDayTurnover: false,
  maxGuests: 4,
};

const draft = {
  ...bookingDraft.blank,
  startDate: '2027-07-03',
  endDate: '2027-07-10',
  guestName: ' Ada Rossi ',
  guestEmail: 'ada@example.com',
  numberOfGuests: '2',
};

const words = {
  tooManyGuests: (max: number) => `Al massimo ${max}`,
  noAdult: 'Nessun adulto',
  tooManyExtras: (max: number) => `Al massimo ${max} extra`,
};

const read = (typed: BookingDraft) => readRequest(typed, { availability, words });

test('a complete draft becomes a request, cleaned', () => {
  expect(read(draft)).toMatchObject({
    values: { startDate: '2027-07-03', endDate: '2027-07-10', guestName: 'Ada Rossi', numberOfGuests: 2 },
  });
});

describe('the language of the messages', () => {
  const sent = (language: string, languageChoice?: LanguageChoice) =>
    readRequest({ ...draft, language }, { availability: { ...availability, languageChoice }, words });

  test.each([
    ['', 'de'],
    ['fr', 'fr'],
    ['xx', 'de'],
  ])('chosen as %j on a German page becomes %s', (chosen, expected) => {
    expect(sent(chosen, { offered: ['it', 'de', 'fr'], read: 'de' })).toMatchObject({ values: { language: expected } });
  });

  test('is the page’s where the one chosen is offered no more', () => {
    expect(sent('fr', { offered: ['it', 'de'], read: 'it' })).toMatchObject({ values: { language: 'it' } });
  });

  test('is not said where there is no choice', () => {
    const reading = sent('fr');
    expect('values' in reading && reading.values).not.toHaveProperty('language');
  });
});

test('an empty draft has everything named at once, the dates first', () => {
  const reading = read(bookingDraft.blank);
  const faults = 'faults' in reading ? reading.faults : {};
  expect(Object.keys(faults)).toEqual(['startDate', 'endDate', 'guestName', 'guestEmail']);
  expect(faults.startDate).toEqual(say('datesMissing'));
});

test('one date alone is neither a stay nor wrong yet', () => {
  expect(findStay({ ...draft, endDate: '' })).toBeUndefined();
  expect(findDateFaults({ ...draft, endDate: '' }, availability)).toEqual({});
});

test.each([
  ['2027-06-05', '2027-06-12', say('datesTaken')],
  ['2027-06-19', '2027-06-26', say('datesTaken')],
  ['2027-06-01', '2027-07-01', say('datesTaken')],
  ['2027-06-20', '2027-06-27', undefined],
  ['2027-05-01', '2027-05-08', say('checkInPast')],
])('%s to %s beside 12 to 19 June: %s', (startDate, endDate, fault) => {
  expect(findDateFaults({ ...draft, startDate, endDate }, availability).startDate).toEqual(fault);
});

test('with turnover on the same day one may arrive when another leaves', () => {
  const dates = { ...draft, startDate: '2027-06-19', endDate: '2027-06-26' };
  expect(findDateFaults(dates, { ...availability, sameDayTurnover: true })).toEqual({});
});

test('a request that only others ask for too is no obstacle', () => {
  const bookings = [aBooking({ status: 'PENDING' })];
  const dates = { ...draft, startDate: '2027-06-12', endDate: '2027-06-19' };
  expect(findDateFaults(dates, { ...availability, bookings })).toEqual({});
});

test.each(['5', '9', '0', '', '1,5x'])('%j guests are refused where the property sleeps four', (numberOfGuests) => {
  const reading = read({ ...draft, numberOfGuests });
  const isRefused = 'faults' in reading && 'numberOfGuests' in reading.faults;
  expect(isRefused).toBe(true);
});

test('who wants linen asks for it, and writes in the note what she likes', () => {
  expect(read({ ...draft, note: 'Con un cane.', linen: true })).toMatchObject({
    values: { note: 'Con un cane.', linen: true },
  });
  expect(read(draft)).toMatchObject({ values: { linen: false } });
});

/** Saturday to Saturday, at least a week. */
const weeks: StayRules = {
  ...initialStayRules,
  base: { minNights: 7, arrivalDays: ['SAT'], departureDays: ['SAT'] },
};
const judge = prepareStayRules({ ...availability, rules: weeks });
const judged: Availability = { ...availability, judge };
const keyOf = (message: MessageOrText | undefined) => (typeof message === 'object' ? message.key : undefined);

test.each([
  ['2027-07-03', '2027-07-10', {}],
  ['2027-07-04', '2027-07-10', { startDate: 'arrivalDaysOnly', endDate: 'tooFewNights' }],
  ['2027-07-03', '2027-07-12', { endDate: 'departureDaysOnly' }],
  ['2027-05-01', '2027-05-02', { startDate: 'checkInPast' }],
  ['2027-06-12', '2027-06-19', { startDate: 'datesTaken' }],
  ['2027-07-04', '', { startDate: 'arrivalDaysOnly' }],
  ['2027-07-03', '', {}],
])('typed, %s to %s has these faults: %o', (startDate, endDate, keys) => {
  const faults = Object.entries(findDateFaults({ ...draft, startDate, endDate }, judged));
  expect(Object.fromEntries(faults.map(([field, text]) => [field, keyOf(text)]))).toEqual(keys);
});

test('before the check-in days are held against arrivals, after it against departures', () => {
  const faultOf = (day: string, startDate = '') =>
    keyOf(findPickFault(judge, selectionOf({ ...draft, startDate, endDate: '' }, judged), day));
  expect(faultOf('2027-07-03')).toBeUndefined();
  expect(faultOf('2027-07-05')).toBe('arrivalDaysOnly');
  expect(faultOf('2027-07-09', '2027-07-03')).toBe('tooFewNights');
  expect(faultOf('2027-07-10', '2027-07-03')).toBeUndefined();
  expect(faultOf('2027-07-01', '2027-07-03')).toBe('arrivalDaysOnly');
});

test('a check-in that no stay may begin on leaves every other one to pick', () => {
  const selection = selectionOf({ ...draft, startDate: '2027-07-04', endDate: '' }, judged);
  expect(selection).toEqual({});
  expect(findPickFault(judge, selection, '2027-07-10')).toBeUndefined();
});
