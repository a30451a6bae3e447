// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPage, find, showOnPage } from '../../../testing/show-on-page.tsx';
import { withTexts } from '../../../testing/with-texts.tsx';
import { BookingIsland, type BookingIslandProps } from './booking-island.tsx';

const props: BookingIslandProps = {
  bookings: [],
  today: '2026-11-05',
  sameDayTurnover: false,
  maxGuests: 4,
  rates: { seasons: [], cleaningFee: 30, linenFee: 20, currency: 'EUR' },
  showsOwnRequests: false,
};

beforeEach(() => localStorage.clear());
afterEach(clearPage);

test('a guest is asked in which of the site’s languages to write to her, beginning with her page’s', () => {
  showOnPage(withTexts('de', <BookingIsland {...props} languages={['it', 'de', 'fr']} />));
  const choice = find<HTMLSelectElement>('select[name="language"]');
  expect([...choice.labels].map(({ textContent }) => textContent)).toEqual(['Sprache der Nachrichten']);
  expect([...choice.options].map(({ text }) => text)).toEqual(['Italiano', 'Deutsch', 'Français']);
  expect(choice.value).toBe('de');
});

test('a house in Italian alone asks nothing', () => {
  showOnPage(withTexts('it', <BookingIsland {...props} />));
  expect(document.querySelector('[name="language"]')).toBeNull();
});
