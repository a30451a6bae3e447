import { say } from '@approdo/shared/words/say';
import { expect, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { type BookingDraft, bookingDraft } from './booking-draft.ts';
import { type Availability, findDateFaults, findStay, readRequest } from './booking-rules.ts';

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

const read = (typed: BookingDraft) => readRequest(typed, availability, (most) => `Al massimo ${most}`);

test('a complete draft becomes a request, cleaned', () => {
  expect(read(draft)).toMatchObject({
    values: { startDate: '2027-07-03', endDate: '2027-07-10', guestName: 'Ada Rossi', numberOfGuests: 2 },
  });
});

test('an empty draft has everything named at once, the dates first', () => {
  const reading = read(bookingDraft.blank);
  const faults = 'faults' in reading ? reading.faults : {};
  expect(Object.keys(faults)).toEqual(['startDate', 'endDate', 'guestName', 'guestEmail']);
  expect(faults.startDate).toBe(say('datesMissing'));
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
  expect(findDateFaults({ ...draft, startDate, endDate }, availability).startDate).toBe(fault);
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
