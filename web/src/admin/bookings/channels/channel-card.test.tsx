// @vitest-environment jsdom
import type { Channel } from '@approdo/shared/contract/bookings/channels';
import { MantineProvider } from '@mantine/core';
import { expect, test } from 'vitest';
import { isDisabled, readMarkup } from '../../../testing/read-markup.ts';
import { BannersContext, createBanners } from '../../kit/feedback/banners.ts';
import { ChannelCard } from './channel-card.tsx';
import type { ChannelActions } from './use-channel-actions.ts';

const NOW = new Date('2027-06-05T12:00:00.000Z');
const EXPORT = 'https://casa.example/calendars/abc.ics';
const airbnb: Channel = {
  id: '1',
  name: 'Airbnb, la casa',
  kind: 'AIRBNB',
  importUrl: 'www.airbnb.it',
  endMeans: 'CHECKOUT',
  edges: 'SKIP',
  state: 'OK',
  exportUrl: EXPORT,
  lastSuccessAt: '2027-06-05T11:57:00.000Z',
  lastError: null,
  lastReadAt: '2027-06-05T11:48:00.000Z',
  counts: { stays: 12, closures: 0, edges: 0, echoes: 0, free: 0, faulty: 0 },
  version: 'v1',
};

function show(change: Partial<Channel> = {}, isBusy = false) {
  const nothing = async () => undefined;
  const actions: ChannelActions = { isBusy: () => isBusy, sync: () => undefined, remove: nothing, rotate: nothing };
  return readMarkup(
    <MantineProvider>
      <BannersContext value={createBanners()}>
        <ChannelCard
          channel={{ ...airbnb, ...change }}
          id="name"
          now={NOW}
          actions={actions}
          onEdit={nothing}
          onEvents={nothing}
        />
      </BannersContext>
    </MantineProvider>,
  );
}

test('a channel says what it is, how it goes both ways, and what it is to be given', () => {
  const { text, listNames, findById } = show();
  for (const words of ['Airbnb, la casa', 'In ordine', 'Letto 3 minuti fa: 12 soggiorni.', 'www.airbnb.it']) {
    expect(text).toContain(words);
  }
  expect(text).toContain('Airbnb, la casa ha letto il calendario 12 minuti fa.');
  expect(findById('name')?.textContent).toBe('Airbnb, la casa');
  expect(listNames('button')).toEqual([
    'Leggi ora',
    'Vedi gli eventi',
    'Copia',
    'Cambia indirizzo',
    'Modifica',
    'Elimina',
  ]);
});

test('every button says which channel it is for, and is off while something is done with it', () => {
  const { listAll, descriptionOf } = show({}, true);
  expect(new Set(listAll('button').map(descriptionOf))).toEqual(new Set(['Airbnb, la casa']));
  expect(listAll('button').every(isDisabled)).toBe(true);
});

test('one that only reads has nothing to read here', () => {
  const { text, listNames } = show({ importUrl: null, state: 'EXPORT_ONLY', lastSuccessAt: null });
  expect(text).toContain('Solo in uscita');
  expect(listNames('button')).toEqual(['Copia', 'Cambia indirizzo', 'Modifica', 'Elimina']);
});

test('one whose address is lost asks for it', () => {
  const { text, listNames } = show({ state: 'NEEDS_ADDRESS', exportUrl: null });
  expect(text).toContain('Manca l’indirizzo');
  expect(listNames('button')).toEqual(['Vedi gli eventi', 'Cambia indirizzo', 'Incolla l’indirizzo', 'Elimina']);
});

test('while it is paused nothing can be read', () => {
  expect(show({ state: 'PAUSED' }).listNames('button')).not.toContain('Leggi ora');
});
