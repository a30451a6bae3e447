// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { Conversations } from './conversations.tsx';

afterEach(leaveAdmin);

function conversation(place: number) {
  return {
    bookingId: `b${place}`,
    guestName: `Ospite ${place}`,
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    status: 'CONFIRMED',
    last: { from: 'GUEST', text: 'A che ora?\nGrazie', createdAt: '2027-06-01T08:00:00.000Z' },
    unread: 0,
    unanswered: place === 0 ? 1 : 0,
  };
}

test('conversations lead to the page of their booking, say which wait, ten at first', async () => {
  await showAdmin(<Conversations />, {
    'GET /conversations': Array.from({ length: 12 }, (_, place) => conversation(place)),
  });
  await see('Ospite 0');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/bookings/b0#conversazione');
  expect(document.body.textContent?.match(/Da rispondere/g)).toHaveLength(1);
  expect(document.body.textContent).not.toContain('Grazie');
  expect(document.querySelectorAll('li')).toHaveLength(10);
  await press('Mostra altre');
  expect(document.querySelectorAll('li')).toHaveLength(12);
});

test('where nothing was written its heading stands all the same', async () => {
  await showAdmin(<Conversations />, { 'GET /conversations': [] });
  await see('Nessuna conversazione.');
  await see('Conversazioni');
});
