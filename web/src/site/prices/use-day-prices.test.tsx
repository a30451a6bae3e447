// @vitest-environment jsdom
import { initialRates } from '@approdo/shared/domain/prices/rates';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPage, fillIn, find, showOnPage } from '../../testing/show-on-page.tsx';
import { withTexts } from '../../testing/with-texts.tsx';
import { BookingIsland } from '../bookings/request/booking-island.tsx';

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    if (!pathname.endsWith('/prices/days')) return Response.json([]);
    requested.push(`${searchParams.get('from')} ${searchParams.get('to')}`);
    return Response.json([{ date: '2027-06-15', euros: 71 }]);
  });
});
afterEach(() => {
  clearPage();
  vi.unstubAllGlobals();
});

function show(dayPrices?: readonly { readonly date: string; readonly euros: number }[]) {
  const props = { bookings: [], today: '2026-11-05', sameDayTurnover: false, maxGuests: 4, showsOwnRequests: false };
  const prices = dayPrices && { dayPrices };
  showOnPage(withTexts('it', <BookingIsland {...props} rates={{ ...initialRates, seasons: [] }} {...prices} />));
}

test('the prices of months that a date leads to are asked for once, a year beyond', async () => {
  show([{ date: '2026-11-20', euros: 29 }]);
  expect(find('[data-day="2026-11-20"]').textContent).toContain('29');
  expect(requested).toEqual([]);
  fillIn({ startDate: '2027-06-12' });
  await expect.poll(() => find('[data-day="2027-06-15"]').textContent).toContain('71');
  fillIn({ startDate: '2027-08-12' });
  expect(requested).toEqual(['2027-05-01 2028-07-31']);
});

test('where the calendar does not say what days cost, nothing is asked', () => {
  show();
  fillIn({ startDate: '2027-06-12' });
  expect(requested).toEqual([]);
});
