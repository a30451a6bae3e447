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
};

function wordsFor(status: Booking['status']): string[] {
  const isBlocked = status === 'NOT_AVAILABLE';
  const booking = { id: '1', startDate: '2027-06-05', endDate: '2027-06-12', status, isBlocked };
  const { listNames } = readMarkup(
    <MantineProvider>
      <BookingButtons booking={booking} actions={actions} onEdit={() => undefined} describedBy="who" />
    </MantineProvider>,
  );
  return listNames('button');
}

test.each([
  ['PENDING', ['Conferma', 'Rifiuta', 'Modifica', 'Elimina']],
  ['CONFIRMED', ['Modifica', 'Elimina']],
  ['REJECTED', ['Elimina']],
  ['NOT_AVAILABLE', ['Sblocca', 'Elimina']],
] as const)('a booking that is %s offers %j', (status, words) => {
  expect(wordsFor(status)).toEqual(words);
});
