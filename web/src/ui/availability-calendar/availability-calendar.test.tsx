// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { aBooking } from '../../testing/fake-site.ts';
import { isDisabled, type Reading, readMarkup } from '../../testing/read-markup.ts';
import { italianCalendar } from '../../testing/with-texts.tsx';
import {
  AvailabilityCalendar,
  type AvailabilityCalendarProps,
  lastVisibleWithoutScript,
} from './availability-calendar.tsx';

function draw(props: Partial<AvailabilityCalendarProps> = {}): Reading {
  return readMarkup(
    <AvailabilityCalendar
      language="it"
      words={italianCalendar}
      bookings={[]}
      today="2027-06-10"
      sameDayTurnover={false}
      onPick={() => undefined}
      {...props}
    />,
  );
}

/** The button of a day of June, by the beginning of its name. */
const dayOf = (page: Reading, day: number) => page.find('button', new RegExp(`^${day} giugno 2027\\b`));

test('each state of a day has its word', () => {
  const page = draw({
    bookings: [
      aBooking({ startDate: '2027-06-12', endDate: '2027-06-13', status: 'CONFIRMED' }),
      aBooking({ startDate: '2027-06-15', endDate: '2027-06-16', status: 'PENDING' }),
      aBooking({ startDate: '2027-06-18', endDate: '2027-06-18', status: 'NOT_AVAILABLE', isBlocked: true }),
      aBooking({ startDate: '2027-06-20', endDate: '2027-06-21', status: 'REJECTED' }),
    ],
  });
  page.find('button', '13 giugno 2027, confermato');
  page.find('button', '15 giugno 2027, in attesa');
  page.find('button', '18 giugno 2027, non disponibile');
  page.find('button', '20 giugno 2027');
});

test('past, confirmed and blocked days cannot be picked; days asked for can', () => {
  const page = draw({
    bookings: [
      aBooking({ startDate: '2027-06-12', endDate: '2027-06-13', status: 'CONFIRMED' }),
      aBooking({ startDate: '2027-06-15', endDate: '2027-06-16', status: 'PENDING' }),
    ],
  });
  expect(isDisabled(dayOf(page, 9))).toBe(true);
  expect(isDisabled(dayOf(page, 12))).toBe(true);
  expect(isDisabled(dayOf(page, 15))).toBe(false);
});

test('where guests change on the same day, each half is told', () => {
  const stay = aBooking({ startDate: '2027-06-12', endDate: '2027-06-19' });
  const page = draw({ bookings: [stay], sameDayTurnover: true });
  expect(page.nameOf(dayOf(page, 12))).toContain('confermato dal pomeriggio');
  expect(page.nameOf(dayOf(page, 19))).toContain('confermato fino al mattino');
});

test('one day alone is reached by the tab key', () => {
  const days = draw()
    .listAll('grid')
    .flatMap((month) => [...month.querySelectorAll('button')]);
  expect(days.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

test('without a way to pick it is a plain table', () => {
  const page = readMarkup(
    <AvailabilityCalendar
      language="it"
      words={italianCalendar}
      bookings={[]}
      today="2027-06-10"
      sameDayTurnover={false}
    />,
  );
  expect(page.listAll('table').length).toBeGreaterThan(0);
  expect(page.listAll('grid')).toEqual([]);
  expect(page.listNames('button')).toEqual(['Mese precedente', 'Mese successivo']);
});

test('six months can be read before any script runs', () => {
  expect(draw({ months: 2 }).listNames('grid')).toEqual([
    'giugno 2027',
    'luglio 2027',
    'agosto 2027',
    'settembre 2027',
    'ottobre 2027',
    'novembre 2027',
  ]);
});

test('a free day with a fault is struck through, says why and cannot be picked, and the keys still reach it', () => {
  const page = draw({ findDayFault: (day) => (day === '2027-06-14' ? 'Si arriva solo di sabato' : undefined) });
  const struck = page.find('button', '14 giugno 2027, Si arriva solo di sabato');
  expect(isDisabled(struck)).toBe(true);
  expect(struck.hasAttribute('disabled')).toBe(false);
  expect(struck.hasAttribute('data-struck')).toBe(true);
  expect(isDisabled(dayOf(page, 15))).toBe(false);
});

test('it opens on the month that it is given, and six months from there can be read before any script runs', () => {
  const grids = draw({ firstMonth: '2027-09' }).listNames('grid');
  expect([grids.at(0), grids.at(-1), grids.length]).toEqual(['settembre 2027', 'febbraio 2028', 6]);
  expect(lastVisibleWithoutScript('2027-09')).toBe('2028-02-29');
});

test('the legend tells of halves of days only where guests may change on one', () => {
  expect(draw({ sameDayTurnover: true }).text).toContain('Metà colorata');
  expect(draw().text).not.toContain('Metà colorata');
});

test('the legend names struck days only where there may be some', () => {
  expect(draw().text).not.toContain('Barrato');
  expect(draw({ findDayFault: () => undefined }).text).toContain('Barrato: premi il giorno per sapere perché');
});

test('a day that is taken has no other fault', () => {
  const bookings = [aBooking({ startDate: '2027-06-12', endDate: '2027-06-13', status: 'CONFIRMED' })];
  draw({ bookings, findDayFault: () => 'Si arriva solo di sabato' }).find('button', '12 giugno 2027, confermato');
});

describe('where free days say what they cost', () => {
  const days = [
    { date: '2027-06-14', euros: 71 },
    { date: '2027-06-15', euros: 1050, percent: 15 },
    { date: '2027-06-16', euros: 71 },
  ];
  const priced = (props: Partial<AvailabilityCalendarProps> = {}) =>
    draw({ prices: { find: (day) => days.find(({ date }) => date === day), hasCuts: true }, ...props });
  const seenIn = (day: Element) => [...day.querySelectorAll('[aria-hidden]')].map((one) => one.textContent).join(' ');
  const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ');

  test('the price stands below the number and is told with the day', () => {
    const page = priced();
    expect(plain(page.nameOf(dayOf(page, 14)))).toBe('14 giugno 2027, 71 € a notte');
    expect(plain(seenIn(dayOf(page, 14)))).toBe('14 71 €');
    expect(plain(page.nameOf(dayOf(page, 15)))).toBe('15 giugno 2027, 1.050 € a notte, Sconto 15 % dell’ultimo minuto');
    expect(plain(seenIn(dayOf(page, 15)))).toBe('15 1.050 € −15 %');
    expect(dayOf(page, 17).textContent).toBe('17');
  });

  test('a night that is asked for or taken has none, a night that begins on a departure has', () => {
    const pending = aBooking({ startDate: '2027-06-15', endDate: '2027-06-16', status: 'PENDING' });
    const page = priced({ bookings: [pending], sameDayTurnover: true });
    expect(page.nameOf(dayOf(page, 15))).not.toContain('€');
    expect(page.nameOf(dayOf(page, 16))).toContain('€');
  });

  test('the legend tells of what is taken off, where anything is', () => {
    expect(priced().text).toContain('Sconto dell’ultimo minuto');
    expect(priced({ prices: { find: () => undefined, hasCuts: false } }).text).not.toContain('Sconto');
    expect(draw().text).not.toContain('€');
  });
});
