// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { clearPage, find, showOnPage } from '../../testing/show-on-page.tsx';
import { italianCalendar } from '../../testing/with-texts.tsx';
import { AvailabilityCalendar } from './availability-calendar.tsx';

const shown: string[] = [];
const calendar = (firstMonth?: string) => (
  <AvailabilityCalendar
    language="it"
    words={italianCalendar}
    bookings={[]}
    today="2027-06-10"
    sameDayTurnover={false}
    firstMonth={firstMonth}
    onMonthChange={(month) => shown.push(month)}
  />
);

const chooser = () => find<HTMLSelectElement>('select');
const months = () => [...document.querySelectorAll('[data-month]')].map((month) => month.getAttribute('data-month'));

afterEach(() => {
  clearPage();
  shown.length = 0;
});

test('the next 24 months can be chosen by name, and one that is chosen comes into view', () => {
  showOnPage(calendar());
  expect(chooser().getAttribute('aria-label')).toBe('Scegli il mese');
  const names = [...chooser().options].map(({ text }) => text);
  expect([names.length, names[0], names.at(-1)]).toEqual([24, 'giugno 2027', 'maggio 2029']);
  flushSync(() => {
    chooser().value = '2028-03';
    chooser().dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(months()).toEqual(['2028-03', '2028-04']);
  expect(shown).toEqual(['2028-03']);
});

test('the chooser follows the arrows, and has a month beyond the 24 while that is in view', () => {
  showOnPage(calendar('2029-05'));
  flushSync(() => find('[aria-label="Mese successivo"]').click());
  expect(chooser().selectedOptions[0]?.text).toBe('giugno 2029');
});

test('earlier months than the one that it opens on are not lost', () => {
  showOnPage(calendar('2027-08'));
  expect(months()).toEqual(['2027-08', '2027-09']);
  flushSync(() => find('[aria-label="Mese precedente"]').click());
  expect(months()).toEqual(['2027-07', '2027-08']);
});

test('a month that was chosen before any script ran is in view once one runs', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(calendar());
  document.body.replaceChildren(place);
  chooser().value = '2028-03';
  const root = flushSync(() => hydrateRoot(place, calendar()));
  await expect.poll(months).toEqual(['2028-03', '2028-04']);
  root.unmount();
});
