// @vitest-environment jsdom
import type { BookingMessage } from '@approdo/shared/contract/messages/conversations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { buttonOf, enter, leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { ConversationSection } from './conversation-section.tsx';

/** A fake screen on which elements appear and disappear. */
const screen = {
  scrollTo: (_isThere: boolean): void => undefined,
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: { readonly isIntersecting: boolean }[]) => void) {
        screen.scrollTo = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(async () => {
  await leaveAdmin();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const QUESTION: BookingMessage = {
  id: 'm1',
  from: 'GUEST',
  text: 'Possiamo arrivare <b>alle 18</b>?\nhttps://example.com',
  createdAt: '2027-06-01T08:00:00.000Z',
  readAt: '2027-06-01T08:01:00.000Z',
};

function show(messages: readonly BookingMessage[], booking = {}, today = '2027-06-02') {
  const shownBooking = aBooking({ guestName: 'Ada Rossi', guestEmail: 'ada@example.com', ...booking });
  return showAdmin(<ConversationSection booking={shownBooking} today={today} />, {
    'GET /bookings/b1/messages': messages,
    'POST /bookings/b1/messages': { ...QUESTION, id: 'm2', from: 'OWNER' },
    'POST /bookings/b1/messages/read': undefined,
    'POST /bookings/b1/messages/answered': undefined,
  });
}

test('what is new is read once it was on the screen for a second, as plain text without links', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sent } = await show([{ ...QUESTION, readAt: null }]);
  await see('Possiamo arrivare <b>alle 18</b>?');
  expect(document.querySelectorAll('a')).toHaveLength(0);
  screen.scrollTo(true);
  await vi.advanceTimersByTimeAsync(800);
  screen.scrollTo(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent()).toEqual([]);
  screen.scrollTo(true);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent()).toEqual([{ method: 'POST', path: '/bookings/b1/messages/read', body: { upTo: 'm1' } }]);
});

test('nobody without an e-mail is written to', async () => {
  await show([], { guestEmail: null, source: 'OWNER' });
  await see('Manca l’e-mail dell’ospite');
  expect(() => buttonOf('Invia')).toThrow();
});

test('who was answered elsewhere is settled up to the last message that is shown', async () => {
  const { sent, banners } = await show([QUESTION], { unanswered: 1 });
  await see('toglilo dall’elenco di chi aspetta');
  await press('Segna come risposto');
  expect(sent()).toEqual([{ method: 'POST', path: '/bookings/b1/messages/answered', body: { upTo: 'm1' } }]);
  expect(banners()).toEqual(['Conversazione segnata: hai già risposto']);
});

test('where nobody waits nothing is to be settled', async () => {
  await show([QUESTION]);
  await see('alle 18');
  expect(() => buttonOf('Segna come risposto')).toThrow();
});

test('an empty answer is asked for before anything is sent, and what is sent has a key', async () => {
  const { sent } = await show([QUESTION], { unanswered: 1 });
  await see('alle 18');
  await press('Invia');
  await see('Scrivi un messaggio');
  await enter('Messaggio per l’ospite', 'Certo');
  await press('Invia');
  expect(sent()).toMatchObject([{ path: '/bookings/b1/messages', body: { text: 'Certo', key: expect.any(String) } }]);
});

test('where nobody writes any more it says so', async () => {
  await show([QUESTION], {}, '2027-07-20');
  await see('La conversazione è chiusa');
  expect(() => buttonOf('Invia')).toThrow();
});
