// @vitest-environment jsdom
import type { Booking } from '@approdo/shared/contract/stay/bookings';
import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { readMarkup } from '../../../testing/read-markup.ts';
import type { BookingActions } from '../../resources/use-bookings.ts';
import { BookingButtons } from './booking-buttons.tsx';
import { BookingEnd } from './booking-end.tsx';

const actions: BookingActions = {
  isBusy: () => false,
  decide: async () => undefined,
  remove: async () => undefined,
  unblock: async () => undefined,
};

const onEdit = () => undefined;

function wordsFor(status: Booking['status'], today: string, cancellationAskedAt?: string): string[] {
  const isBlocked = status === 'NOT_AVAILABLE';
  const booking = { id: '1', startDate: '2027-06-05', endDate: '2027-06-12', status, isBlocked, cancellationAskedAt };
  const { listNames } = readMarkup(
    <MantineProvider>
      <BookingButtons
        {...{
          booking,
          actions,
          today,
          onEdit,
          onCancel: onEdit,
          onDecline: onEdit,
          onMoney: onEdit,
          onConversation: onEdit,
          onLetters: onEdit,
        }}
        describedBy="who"
      />
    </MantineProvider>,
  );
  return listNames('button');
}

test.each([
  ['PENDING', ['Conferma', 'Rifiuta', 'Modifica', 'Soldi', 'Conversazione', 'Lettere', 'Elimina']],
  ['CONFIRMED', ['Modifica', 'Soldi', 'Conversazione', 'Lettere', 'Elimina', 'Annulla la prenotazione']],
  ['REJECTED', ['Soldi', 'Conversazione', 'Lettere', 'Elimina']],
  ['NOT_AVAILABLE', ['Sblocca', 'Elimina']],
] as const)('a booking that is %s offers %j', (status, words) => {
  expect(wordsFor(status, '2027-06-12')).toEqual(words);
});

test('a request whose days have passed can be rejected and edited, not confirmed, and says why', () => {
  const words = wordsFor('PENDING', '2027-06-13');
  expect(words).not.toContain('Conferma');
  expect(words).toEqual(expect.arrayContaining(['Rifiuta', 'Modifica', 'Elimina']));
  const booking = { id: '1', startDate: '2027-06-05', endDate: '2027-06-12', status: 'PENDING', isBlocked: false };
  const endOn = (today: string) => readMarkup(<BookingEnd booking={{ ...booking, status: 'PENDING' }} today={today} />);
  expect(endOn('2027-06-13').text).toContain('Giorni passati: non si può più confermare');
  expect(endOn('2027-06-12').text).toBe('');
});

test('a stay that is over is not offered to be cancelled', () => {
  expect(wordsFor('CONFIRMED', '2027-06-13')).toEqual(['Modifica', 'Soldi', 'Conversazione', 'Lettere', 'Elimina']);
});

test.each([
  [{ unread: 2, unanswered: 3 }, 'Conversazione: 2 da leggere'],
  [{ unanswered: 3 }, 'Conversazione: aspetta risposta'],
])('what the guest wrote is told on the button while it waits: %j', (waiting, said) => {
  const booking = {
    id: '1',
    startDate: '2027-06-05',
    endDate: '2027-06-12',
    status: 'CONFIRMED',
    isBlocked: false,
  } as const;
  const { listNames } = readMarkup(
    <MantineProvider>
      <BookingButtons
        {...{
          booking: { ...booking, ...waiting },
          actions,
          onEdit,
          onCancel: onEdit,
          onDecline: onEdit,
          onMoney: onEdit,
          onConversation: onEdit,
          onLetters: onEdit,
        }}
        today="2027-06-13"
        describedBy="who"
      />
    </MantineProvider>,
  );
  expect(listNames('button')).toContain(said);
});

test('a stay that its guest asks to cancel is cancelled or kept', () => {
  expect(wordsFor('CONFIRMED', '2027-06-01', '2027-05-01T10:00:00Z')).toEqual([
    'Annulla',
    'Rifiuta',
    'Modifica',
    'Soldi',
    'Conversazione',
    'Lettere',
    'Elimina',
  ]);
});

test('what comes from a portal is freed there', () => {
  const booking = {
    id: '1',
    startDate: '2027-06-05',
    endDate: '2027-06-11',
    status: 'NOT_AVAILABLE',
    isBlocked: true,
    channel: { id: 'c1', name: 'Airbnb', as: 'STAY', checkOut: '2027-06-12' },
  } as const;
  const { listNames, text } = readMarkup(
    <MantineProvider>
      <BookingButtons
        {...{
          booking,
          actions,
          onEdit,
          onCancel: onEdit,
          onDecline: onEdit,
          onMoney: onEdit,
          onConversation: onEdit,
          onLetters: onEdit,
        }}
        today="2027-06-01"
        describedBy="who"
      />
    </MantineProvider>,
  );
  expect(listNames('button')).toEqual([]);
  expect(text).toBe('Queste date arrivano da Airbnb: si liberano là.');
});
