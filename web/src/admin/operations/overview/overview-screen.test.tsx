// @vitest-environment jsdom

import type { OwnKeys } from '@approdo/shared/contract/accounts/own-keys';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { OwnersDay } from '@approdo/shared/contract/operations/today';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, expect, test, vi } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
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

/** Its guest leaves tomorrow; if departure days can be shared, its last occupied day is today. */
const leaving: Booking = {
  ...aBooking({ id: 'b1', startDate: addDays(today, -5), endDate: today, status: 'NOT_AVAILABLE' }),
  isBlocked: true,
  source: 'CHANNEL',
  channel: { id: 'c1', name: 'Airbnb', as: 'STAY', checkOut: addDays(today, 1) },
};
const coming = aBooking({ id: 'b2', guestName: 'Bea Neri', startDate: addDays(today, 9), endDate: addDays(today, 16) });

const KEYS: OwnKeys = {
  twoProofs: false,
  isRequired: false,
  passkeysHere: null,
  whyNot: 'HTTP',
  passkeys: [],
  app: null,
  recovery: null,
  isOfferPutAway: false,
};
const OFFER = 'Proteggi il tuo accesso';

const OVERVIEW_SCREEN = (
  <ScreenContext value={SCREENS.find(({ path }) => path === '')}>
    <OverviewScreen />
  </ScreenContext>
);

afterEach(async () => {
  await leaveAdmin();
  vi.unstubAllGlobals();
});

test('the day stands first and what waits next; what may be put off stands last, in one box', async () => {
  await showAdmin(OVERVIEW_SCREEN, { 'GET /today': DAY, 'GET /bookings': [coming], 'GET /auth/keys': KEYS });
  await see(OFFER);
  const titles = [...document.querySelectorAll('h2')];
  const words = titles.map(({ textContent }) => textContent);
  expect([...words.slice(0, 2), words.at(-1)]).toEqual(['Chi arriva e chi parte', 'Da fare', 'Quando hai tempo']);
  expect(titles.at(-1)?.closest('section')?.querySelector('h3')?.textContent).toBe(OFFER);
});

test('on a phone the rest is a line each, and is read once that is pressed', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(max-width: 47.99em)', media: query }),
  );
  const { calls } = await showAdmin(OVERVIEW_SCREEN, {
    'GET /today': DAY,
    'GET /bookings': [coming],
    'GET /auth/keys': KEYS,
  });
  await see(OFFER);
  expect(document.body.textContent).not.toContain('Non ora');
  expect([...document.querySelectorAll('h2 [aria-expanded="false"]')].map(({ textContent }) => textContent)).toEqual([
    'Prossime partenze',
    'I prossimi dodici mesi',
    'Bozze',
    'Ultimi articoli pubblicati',
  ]);
  expect(calls.some(({ path }) => path === '/reports/income')).toBe(false);
  await press('I prossimi dodici mesi');
  await expect.poll(() => calls.some(({ path }) => path === '/reports/income')).toBe(true);
  await press(OFFER);
  await see('Non ora');
});

test('the first screen asks for no booking that is over, and shows who comes and goes next', async () => {
  const listFrom = ({ query }: { readonly query?: { readonly from?: string } }) =>
    [leaving, coming].filter(({ endDate }) => query?.from === undefined || endDate >= query.from);
  const { calls } = await showAdmin(OVERVIEW_SCREEN, { 'GET /today': DAY, 'GET /bookings': listFrom });
  await see('Bea Neri');
  await see('Airbnb');
  const bookingCalls = calls.filter(({ path }) => path === '/bookings');
  expect(bookingCalls.map(({ query }) => query)).toEqual([{ from: today }]);
});

test('the day waits for nothing that stands below it', async () => {
  const { promise, resolve } = Promise.withResolvers<OwnersDay>();
  const { calls } = await showAdmin(OVERVIEW_SCREEN, { 'GET /today': () => promise, 'GET /bookings': [coming] });
  const isIncomeRequested = () => calls.some(({ path }) => path === '/reports/income');
  expect(calls.map(({ path }) => path)).toEqual(['/today']);
  resolve(DAY);
  await see(OVERVIEW.forecast);
  await see('Bea Neri');
  // What is rendered requests its data once it has been painted.
  await expect.poll(isIncomeRequested).toBe(true);
  expect(calls.filter(({ path }) => path === '/bookings')).toHaveLength(1);
});
