// @vitest-environment jsdom
import type { Booking } from '@approdo/shared/contract/bookings';
import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { readMarkup } from '../../../testing/read-markup.ts';
import type { BookingActions } from '../../resources/use-bookings.ts';
import { BookingButtons } from './booking-buttons.tsx';

const actions: BookingActions = {
  isBusy: () => false,
  decide: async () => undefined,
  remove: async () => undefined,
  unblock: async () => undefined,
  decline: async () => undefined,
};

const onEdit = () => undefined;

function wordsFor(status: Booking['status'], today: string, cancellationAskedAt?: string): string[] {
  const isBlocked = status === 'NOT_AVAILABLE';
  const booking = { id: '1', startDate: '2027-06-05', endDate: '2027-06-12', status, isBlocked, cancellationAskedAt };
  const { listNames } = readMarkup(
    <MantineProvider>
      <BookingButtons {...{ booking, actions, today, onEdit, onCancel: onEdit, onMoney: onEdit }} describedBy="who" />
    </MantineProvider>,
  );
  return listNames('button');
}

test.each([
  ['PENDING', ['Conferma', 'Rifiuta', 'Modifica', 'Denaro', 'Elimina']],
  ['CONFIRMED', ['Modifica', 'Denaro', 'Elimina', 'Annulla la prenotazione']],
  ['REJECTED', ['Denaro', 'Elimina']],
  ['NOT_AVAILABLE', ['Sblocca', 'Elimina']],
] as const)('a booking that is %s offers %j', (status, words) => {
  expect(wordsFor(status, '2027-06-12')).toEqual(words);
});

test('a stay that is over is not offered to be cancelled', () => {
  expect(wordsFor('CONFIRMED', '2027-06-13')).toEqual(['Modifica', 'Denaro', 'Elimina']);
});

test('a stay that its guest asks to cancel is cancelled or kept', () => {
  expect(wordsFor('CONFIRMED', '2027-06-01', '2027-05-01T10:00:00Z')).toEqual([
    'Annulla',
    'Rifiuta',
    'Modifica',
    'Denaro',
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
    channel: { id: 'c1', name: 'Airbnb' },
  } as const;
  const { listNames, text } = readMarkup(
    <MantineProvider>
      <BookingButtons
        {...{ booking, actions, onEdit, onCancel: onEdit, onMoney: onEdit }}
        today="2027-06-01"
        describedBy="who"
      />
    </MantineProvider>,
  );
  expect(listNames('button')).toEqual([]);
  expect(text).toBe('Queste date arrivano da Airbnb: si liberano là.');
});
