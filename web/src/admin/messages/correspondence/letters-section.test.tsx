// @vitest-environment jsdom
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import type { StayLetter } from '@approdo/shared/contract/messages/stay-letters';
import { afterEach, expect, test } from 'vitest';
import { aBooking } from '../../../testing/fake-site.ts';
import { acting, buttonOf, leaveAdmin, press, see, showAdmin } from '../../../testing/show-admin.tsx';
import { find } from '../../../testing/show-on-page.tsx';
import { LettersSection } from './letters-section.tsx';

afterEach(leaveAdmin);

const LETTER: StayLetter = {
  kind: 'ARRIVAL',
  title: 'Prima dell’arrivo',
  state: 'PLANNED',
  dueAt: '2027-06-05T07:00:00.000Z',
  sentAt: null,
};
const booking = aBooking({ guestName: 'Ada Rossi' });

function show(letters: readonly StayLetter[], change: Partial<Booking> = {}) {
  return showAdmin(<LettersSection booking={{ ...booking, ...change }} />, {
    'GET /bookings/b1/letters': letters,
    'GET /bookings/b1/pause': { isPaused: false },
    'GET /bookings/b1/letters/ARRIVAL': { subject: 'Ti aspettiamo', body: 'Ciao Ada' },
    'POST /bookings/b1/letters/ARRIVAL': { ...LETTER, state: 'WAITING' },
    'PUT /bookings/b1/pause': ({ body }: { readonly body: unknown }) => body,
  });
}

const rowOf = (title: string): Element => {
  const row = [...document.querySelectorAll('li')].find(({ textContent }) => textContent?.includes(title));
  if (!row) throw new Error(`there is no letter ${title}`);
  return row;
};

test.each([
  ['PLANNED', {}, 'Parte automaticamente: giu 05, 2027 09:00'],
  ['WAITING', {}, 'In partenza'],
  ['SENT', { sentAt: '2027-06-05T07:01:00.000Z' }, 'Inviata: giu 05, 2027 09:01'],
  ['FILED', {}, 'Scritta in un file, non inviata: manca il server di posta'],
  ['FAILED', {}, 'Non inviata'],
  ['HELD', {}, 'Trattenuta'],
  ['SKIPPED', {}, 'Non parte'],
] as const)('a letter that is %s says so', async (state, more, text) => {
  await show([{ ...LETTER, state, ...more }]);
  await see(LETTER.title);
  expect(rowOf(LETTER.title).textContent).toBe(
    `${LETTER.title}${text}Anteprima${state === 'SENT' ? 'Invia di nuovo' : 'Invia ora'}`,
  );
});

test('one that was sent already does not call for another, and says that it goes twice', async () => {
  const { sent } = await show([{ ...LETTER, state: 'SENT', sentAt: '2027-06-05T07:00:00.000Z' }]);
  await see(LETTER.title);
  expect(buttonOf('Invia di nuovo').dataset.variant).toBe('default');
  await press('Invia di nuovo');
  await see('è già partita: parte un’altra volta per Ada Rossi');
  await press('Chiudi');
  expect(sent()).toEqual([]);
  await press('Invia di nuovo');
  await press('Invia di nuovo');
  expect(sent()).toEqual([{ method: 'POST', path: '/bookings/b1/letters/ARRIVAL', body: undefined }]);
});

test('one that was not is sent after a question, and says that it is on its way', async () => {
  const { sent, banners } = await show([LETTER]);
  await see(LETTER.title);
  expect(buttonOf('Invia ora').dataset.variant).toBe('filled');
  await press('Invia ora');
  await see('«Prima dell’arrivo» parte subito per Ada Rossi.');
  await press('Invia ora');
  expect(sent()).toHaveLength(1);
  expect(banners()).toEqual(['E-mail in partenza']);
});

test('it is read beforehand as the guest would', async () => {
  await show([LETTER]);
  await see(LETTER.title);
  await press('Anteprima');
  await see('Ciao Ada');
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('Anteprima: Prima dell’arrivo');
  await see('Ti aspettiamo');
});

test('nothing is sent to a guest who is not confirmed, nor what only goes by itself', async () => {
  await show([{ ...LETTER, kind: 'BOOKING_REQUESTED', title: 'Richiesta ricevuta', state: 'SENT' }]);
  await see('Richiesta ricevuta');
  expect(() => buttonOf('Invia di nuovo')).toThrow();
  await leaveAdmin();
  await show([LETTER], { status: 'PENDING' });
  await see(LETTER.title);
  expect(() => buttonOf('Invia ora')).toThrow();
});

test('letters by the calendar are kept from this guest', async () => {
  const { sent, banners } = await show([LETTER]);
  await see(LETTER.title);
  await see('Sospendi le e-mail automatiche per questo ospite');
  await acting(() => find('[role="switch"]').click());
  expect(sent()).toEqual([{ method: 'PUT', path: '/bookings/b1/pause', body: { isPaused: true } }]);
  expect(banners()).toEqual(['E-mail automatiche sospese']);
});
