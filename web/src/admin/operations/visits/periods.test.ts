import type { VisitCounts } from '@approdo/shared/contract/operations/visits';
import { expect, test } from 'vitest';
import { listSlots, rangeOf, sumAll, yearBefore } from './periods.ts';

const nothing: VisitCounts = {
  isOn: true,
  days: [],
  pages: [],
  languages: [],
  referrers: [],
  funnel: [],
  channels: [],
};

const view = (day: string, views: number) => ({ day, views, arrivals: 0, fetchedAhead: 0 });

test('thirty days end today, and twelve months with this one', () => {
  expect(rangeOf('days', '2028-03-01')).toEqual({ from: '2028-02-01', to: '2028-03-01' });
  expect(rangeOf('months', '2028-02-29')).toEqual({ from: '2027-03-01', to: '2028-02-29' });
  expect(yearBefore(rangeOf('months', '2028-02-29'))).toEqual({ from: '2026-03-01', to: '2027-02-28' });
});

test('a day without visits has its place, beside the same day a year before', () => {
  const slots = listSlots(
    'days',
    rangeOf('days', '2027-03-02'),
    {
      ...nothing,
      days: [view('2027-03-02', 5)],
      funnel: [{ day: '2027-03-02', quotes: 2, requests: 1, confirmations: 0 }],
    },
    { ...nothing, days: [view('2026-03-01', 3)] },
  );
  expect(slots).toHaveLength(30);
  expect(slots.at(-1)).toMatchObject({ name: '2027-03-02', now: { views: 5, quotes: 2 }, before: { views: 0 } });
  expect(slots.at(-2)).toMatchObject({ name: '2027-03-01', now: { views: 0 }, before: { views: 3 } });
});

test('a month is the sum of its days', () => {
  const now = { ...nothing, days: [view('2027-02-27', 1), view('2027-03-01', 2), view('2027-03-02', 3)] };
  const slots = listSlots('months', rangeOf('months', '2027-03-02'), now, {
    ...nothing,
    days: [view('2026-02-10', 7)],
  });
  expect(slots.map(({ name }) => name).slice(-2)).toEqual(['2027-02', '2027-03']);
  expect(slots.slice(-2)).toMatchObject([{ now: { views: 1 }, before: { views: 7 } }, { now: { views: 5 } }]);
  expect(sumAll(now).views).toBe(6);
});
