// @vitest-environment jsdom

import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, expect, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { leaveAdmin, see, showAdmin } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { SCREENS } from '../../shell/screens.ts';
import { OverviewScreen } from './overview-screen.tsx';
import { OVERVIEW } from './texts/overview.ts';

const today = todayInRome(new Date());
const DAY: OwnersDay = {
  today,
  toDo: [],
  rest: 0,
  arrivals: [],
  departures: [],
  inHouse: [],
  next: [],
  counts: { requests: 0, messages: 0, late: 0, toDo: 0 },
};

/** Its guest leaves today; if departure days can be shared, its last occupied day is yesterday. */
const leaving: Booking = {
  ...aBooking({ id: 'b1', startDate: addDays(today, -5), endDate: addDays(today, -1), status: 'NOT_AVAILABLE' }),
  isBlocked: true,
  source: 'CHANNEL',
  channel: { id: 'c1', name: 'Airbnb', as: 'STAY', checkOut: today },
};
const coming = aBooking({ id: 'b2', guestName: 'Bea Neri', startDate: addDays(today, 9), endDate: addDays(today, 16) });

afterEach(leaveAdmin);

test('the first screen asks for no booking that is over, and shows who comes and who leaves today', async () => {
  const listFrom = ({ query }: { readonly query?: { readonly from?: string } }) =>
    [leaving, coming].filter(({ endDate }) => query?.from === undefined || endDate >= query.from);
  const { calls } = await showAdmin(
    <ScreenContext value={SCREENS.find(({ path }) => path === '')}>
      <OverviewScreen />
    </ScreenContext>,
    { 'GET /today': DAY, 'GET /bookings': listFrom },
  );
  await see('Bea Neri');
  await see('Airbnb');
  const bookingCalls = calls.filter(({ path }) => path === '/bookings');
  expect(bookingCalls.map(({ query }) => query)).toEqual([{ from: addDays(today, -1) }]);
});

test('the day waits for nothing that stands below it', async () => {
  const { promise, resolve } = Promise.withResolvers<OwnersDay>();
  const { calls } = await showAdmin(
    <ScreenContext value={SCREENS.find(({ path }) => path === '')}>
      <OverviewScreen />
    </ScreenContext>,
    { 'GET /today': () => promise, 'GET /bookings': [coming] },
  );
  const isIncomeRequested = () => calls.some(({ path }) => path === '/reports/income');
  expect(isIncomeRequested()).toBe(false);
  resolve(DAY);
  await see(OVERVIEW.forecast);
  await see('Bea Neri');
  // What is rendered requests its data once it has been painted.
  await expect.poll(isIncomeRequested).toBe(true);
  expect(calls.filter(({ path }) => path === '/bookings')).toHaveLength(1);
});
