// @vitest-environment jsdom
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBookingInFull, answersOf } from '../../../testing/booking-answers.ts';
import { acting, enter, fieldOf, leaveAdmin, see, showAdmin } from '../../../testing/show-admin.tsx';
import { ScreenContext } from '../../session/screen-context.ts';
import { INNER_SCREENS } from '../../shell/screens.ts';
import { BookingPage } from './booking-page.tsx';

const SCREEN = INNER_SCREENS.find(({ path }) => path === 'bookings/:id');

const today = todayInRome(new Date());

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  await leaveAdmin();
  vi.unstubAllGlobals();
});

/** A window of any width: the media queries for which `holds` is true match. */
function onScreen(holds: (query: string) => boolean) {
  const queries: (EventTarget & { media: string; matches: boolean })[] = [];
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = Object.assign(new EventTarget(), { matches: holds(query), media: query });
    queries.push(list);
    return list;
  });
  return {
    resize: async (nowHolds: (query: string) => boolean) =>
      await acting(() => {
        for (const list of queries) {
          list.matches = nowHolds(list.media);
          list.dispatchEvent(Object.assign(new Event('change'), { matches: list.matches }));
        }
      }),
  };
}

const isWide = (query: string) => query.startsWith('(min-width');
const isNarrow = () => false;
const isOnPhone = (query: string) => query.startsWith('(max-width');

test.each([
  ['a desk to a tablet', isWide, isNarrow, ['soggiorno', 'soldi', 'conversazione', 'lettere', 'documenti', 'storia']],
  ['a tablet to a desk', isNarrow, isWide, ['soggiorno', 'conversazione', 'storia', 'soldi', 'lettere', 'documenti']],
  ['a desk to a phone', isWide, isOnPhone, ['soggiorno', 'soldi', 'conversazione', 'lettere', 'documenti', 'storia']],
])('what is being written stays, and so does the focus, from %s', async (_, before, after, order) => {
  const { resize } = onScreen(before);
  const booking = aBookingInFull({ startDate: addDays(today, 20), endDate: addDays(today, 27), unanswered: 1 });
  await showAdmin(
    <ScreenContext value={SCREEN}>
      <BookingPage id="b1" />
    </ScreenContext>,
    answersOf(booking),
    '/bookings/b1#conversazione',
  );
  await see('Messaggio per l’ospite');
  await enter('Messaggio per l’ospite', 'Le chiavi sono');
  const field = fieldOf('Messaggio per l’ospite');
  await acting(() => field.focus());
  await resize(after);
  expect([...document.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(order);
  expect(fieldOf('Messaggio per l’ospite').value).toBe('Le chiavi sono');
  expect(document.activeElement).toBe(field);
});
