// @vitest-environment jsdom
import type { ChannelClash } from '@approdo/shared/contract/bookings/channels';
import { MantineProvider } from '@mantine/core';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { readMarkup } from '../../../testing/read-markup.ts';
import { Clashes } from './clash-panel.tsx';

const nights = { startDate: '2027-06-08', endDate: '2027-06-12' };
const airbnb = {
  channel: { id: 'c1', name: 'Airbnb' },
  bookingId: 'b1',
  guestName: null,
  startDate: '2027-06-05',
  endDate: '2027-06-12',
};
const vrbo = { ...airbnb, channel: { id: 'c2', name: 'Vrbo' }, bookingId: 'b2', startDate: '2027-06-08' };
const ada = { channel: null, bookingId: 'b3', guestName: 'Ada Rossi', startDate: '2027-06-08', endDate: '2027-06-15' };

const show = (...clashes: ChannelClash[]) =>
  readMarkup(
    <MantineProvider>
      <MemoryRouter>
        <Clashes clashes={clashes} />
      </MemoryRouter>
    </MantineProvider>,
  );

test('nights that were sold twice name both sides, their dates, and what to do on each', () => {
  const { text, find } = show({ ...nights, sold: [airbnb, ada] });
  expect(text).toContain('Airbnb e Ada Rossi: le notti giu 08, 2027 – giu 12, 2027');
  expect(text).toContain('Su AirbnbSoggiorno giu 05, 2027 – giu 12, 2027.');
  expect(text).toContain('annulla là la prenotazione o telefona all’assistenza del portale');
  expect(text).toContain('Su questo sitoAda Rossi, giu 08, 2027 – giu 15, 2027.');
  expect(text).toContain('scrivi o telefona a Ada Rossi, poi annulla qui la prenotazione');
  expect(find('link', 'Apri la prenotazione').getAttribute('href')).toBe('/bookings/b3');
});

test('two portals that sold the same nights leave nothing to do here', () => {
  const { text, listNames } = show({ ...nights, sold: [airbnb, vrbo] });
  expect(text).toContain('Airbnb e Vrbo: le notti');
  expect(text).toContain('Su Vrbo');
  expect(listNames('link')).toEqual([]);
});

test('how many they are stands above', () => {
  expect(show({ ...nights, sold: [airbnb, ada] }, { ...nights, sold: [vrbo, ada] }).text).toContain(
    'Notti vendute due volte (2)',
  );
});
