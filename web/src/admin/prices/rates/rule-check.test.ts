import { initialStayRules, type StayRules } from '@approdo/shared/domain/stays/stay-rules';
import { expect, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { createRuleCheck } from './rule-check.ts';

const request = aBooking({
  id: 'r1',
  status: 'PENDING',
  startDate: '2027-06-14',
  endDate: '2027-06-17',
  createdAt: '2027-06-01T10:00:00.000Z',
});

function check(rules: Partial<StayRules>, bookings = [request]) {
  const facts = { bookings, importedStays: [], sameDayTurnover: true, today: '2027-06-12' };
  return createRuleCheck({ ...facts, rules: { ...initialStayRules, ...rules } });
}

test('what a booking breaks is told in words, and nothing where it breaks nothing', () => {
  const breaks = check({ base: { minNights: 7, arrivalDays: ['SAT', 'SUN'] } });
  expect(breaks(request)).toEqual(['Si arriva solo di sabato e domenica', 'Per questo arrivo servono almeno 7 notti']);
  expect(breaks(request, { startDate: '2027-06-19', endDate: '2027-06-26' })).toEqual([]);
});

test('a booking is not held against itself, but against all others', () => {
  const mine = { ...request, status: 'CONFIRMED' as const };
  const neighbour = aBooking({ id: 'n1', startDate: '2027-06-17', endDate: '2027-06-24' });
  expect(check({ preparationDays: 1 }, [mine])(mine)).toEqual([]);
  expect(check({ preparationDays: 1 }, [mine, neighbour])(mine)).toEqual(['Fra due soggiorni serve 1 notte libera']);
});

test('notice is counted from the day on which the arrival was asked for', () => {
  const breaks = check({ base: { leadDays: 7 } });
  expect(breaks(request)).toEqual([]);
  expect(breaks(request, { startDate: '2027-06-15', endDate: '2027-06-17' })).toEqual([
    'Serve un preavviso di 7 giorni',
  ]);
});

test('dates that are no stay are left to whoever tells that', () => {
  expect(check({ base: { minNights: 7 } })(request, { startDate: '2027-06-14', endDate: '2027-06-14' })).toEqual([]);
});
